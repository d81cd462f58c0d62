import { join } from 'node:path';
import type { Alias } from 'vite';

/** A file of ours, from `src`. */
const own = (path: string) => join(import.meta.dirname, '..', '..', path);

/** Modules of packages that this site has no use for, and what stands in their place. */
export const STAND_INS: Alias[] = [
  // Messages are compiled at build: no parser of them ships.
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // wouter carries a shim for React 17; React's own hook does the same in a kilobyte less.
  { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
  // It carries patterns and the browser's own location, too: every route here is a plain path in the hash.
  {
    find: /^(regexparam|\.\/use-browser-location\.js)$/,
    replacement: own('build/dependency-patches/no-patterns.ts'),
  },
  // lucide-react draws icons with a kilobyte of choices that nobody here makes; ours draws them alike.
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: own('primitives/lucide-icon.tsx') },
  // styled-components carries the rules of vendor prefixes, which it no longer uses unless asked to.
  {
    find: /^\.\/(src\/)?Prefixer\.js$/,
    replacement: own('build/dependency-patches/no-prefixes.ts'),
  },
];
