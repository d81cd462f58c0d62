import { patternViolations, type Rule } from './rule.ts';

/** A tag at the end of a title, or of a part of one. */
const OTHER_TAG = / @(?!extended['"`])[\w-]+(?=['"`])/;

/** The suites filter by `@extended` (tests/run/browser.ts): any other tag would change nothing. */
export const knownTestTags: Rule = {
  name: 'known-test-tags',
  applies: (path) => path.startsWith('tests/') && path.endsWith('.spec.ts'),
  check: (_path, source) =>
    patternViolations(
      source,
      { text: source, start: 0 },
      OTHER_TAG,
      (tag) => `no suite filters by ${tag}; the tag is @extended`,
    ),
};
