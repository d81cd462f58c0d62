import { lazyComponent } from '../../primitives/lazy.tsx';

const load = () => import('./Sections.tsx');

/** What lies below the first screen of Home: one file of its own, for the hero to be there sooner. */
export const Features = lazyComponent(load, (module) => module.Features);
export const Sections = lazyComponent(load, (module) => module.Sections);
