import { patternViolations, type Rule } from './rule.ts';

/** The id of a virtual module (by Rollup's convention), such as Vite's module that loads lazy chunks. */
const VIRTUAL_MODULE = /['"`]\\0[\w@]/;
/** A file inside a package, past the entries that it exports. */
const PRIVATE_FILE = /node_modules\/(?:@[\w.-]+\/)?[\w.-]+\/(?:dist|lib|src)\//;

/** Packages are used as published: no plugin replaces their modules, and no path leads to their private files. */
export const packagesAsPublished: Rule = {
  name: 'packages-as-published',
  applies: (path) =>
    /\.[cm]?[jt]sx?$/.test(path) &&
    !/\.(?:test|spec)\.tsx?$/.test(path) &&
    !path.startsWith('dist'),
  check: (_path, source) =>
    [VIRTUAL_MODULE, PRIVATE_FILE].flatMap((pattern) =>
      patternViolations(
        source,
        { text: source, start: 0 },
        pattern,
        (match) => `"${match}" is inside a package: use what it exports, or its options`,
      ),
    ),
};
