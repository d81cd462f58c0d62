import { createContext, useContext } from 'react';
import { site } from './site.ts';

/** Stories show other configurations. */
export const SiteContext = createContext(site);

/** The configuration, in components. */
export const useSite = () => useContext(SiteContext);
