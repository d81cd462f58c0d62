import type { Plugin } from 'vite';

/** What can say a date, a list and so on: nothing here does, and a message has its own ways. */
export const UNUSED = [
  'formatNumberToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatRelativeTime',
  'formatDate',
  'formatDateToParts',
  'formatTime',
  'formatDateTimeRange',
  'formatTimeToParts',
  'formatPlural',
  'formatList',
  'formatListToParts',
] as const;

/**
 * Changes of a package's source: what is looked for has to be there. A browser takes 20 ms of a first
 * load, and a phone 80, to say which languages it knows: the five of this site are known.
 */
const CHANGES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  '@formatjs/intl': [
    [/!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g, 'false'],
    ...UNUSED.map(
      (name) => [new RegExp(`^\\s*${name}: ${name}\\.bind\\(.*\\),?$`, 'gm'), ''] as const,
    ),
  ],
  'intl-messageformat': [[/Intl\.NumberFormat\.supportedLocalesOf\(locales\)/, '[locales].flat()']],
  'react-intl': [
    // Names for React's tools, which keep components alive that nobody uses.
    [/^Formatted\w+\.displayName = .*;$/gm, ''],
    [/= (?=createFormatted\w+\()/g, '= /* @__PURE__ */ '],
  ],
};

const PACKAGE =
  /\/node_modules\/(?<name>@formatjs\/intl|intl-messageformat|react-intl)\/index\.js$/;

/**
 * Leaves out of the message packages what this site has no use for: a kilobyte of formatters, and the
 * question which languages the browser knows. `formatMessage`, `formatNumber` and
 * `formatDisplayName` are left. A package that has changed stops the build.
 */
export function leanIntl(): Plugin {
  return {
    name: 'lean-intl',
    enforce: 'pre',
    transform: {
      filter: { id: PACKAGE },
      handler(code, id) {
        return { code: leaner(code, PACKAGE.exec(id)?.groups?.['name'] ?? ''), map: null };
      },
    },
  };
}

/** The source of a package without that. Throws where it is not as expected. */
export function leaner(code: string, name: string): string {
  return (CHANGES[name] ?? []).reduce((before, [what, instead]) => {
    const after = before.replace(what, instead);
    if (after === before) throw new Error(`${name} has changed: it has no ${what.source}`);
    return after;
  }, code);
}
