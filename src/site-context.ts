import { createContext } from 'react';
import { site } from './site.ts';

/** The configuration that components show; stories show others. */
export const SiteContext = createContext(site);
