import type { Plugin } from 'vite';
import type { Changes } from './changes.ts';
import { MESSAGE_PACKAGES } from './message-packages.ts';
import { REACT_DOM } from './react-dom.ts';

/** The changed file of each package. */
const PACKAGES: Readonly<Record<string, Changes>> = { ...MESSAGE_PACKAGES, ...REACT_DOM };

const FILE =
  /\/node_modules\/(?<name>(?:@formatjs\/intl|intl-messageformat|react-intl)\/index|react-dom\/cjs\/react-dom-client\.production)\.js$/;

/**
 * Leaves out of packages what this site has no use for, and what no bundler can see is unused. A
 * package that has changed stops the build, so that a new release is looked at again.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        return { code: leaner(code, FILE.exec(id)?.groups?.['name'] ?? ''), map: null };
      },
    },
  };
}

/** The source of a package's file without that. Throws where it is not as expected. */
export function leaner(code: string, name: string): string {
  return (PACKAGES[name] ?? []).reduce((before, [what, instead]) => {
    const after = before.replace(what, () => instead);
    if (after === before) throw new Error(`${name} has changed: it has no ${what.source}`);
    return after;
  }, code);
}
