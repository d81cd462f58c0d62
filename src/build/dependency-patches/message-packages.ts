import type { Changes } from './changes.ts';

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
 * A kilobyte of formatters less: `formatMessage`, `formatNumber` and `formatDisplayName` are left. A
 * browser takes 20 ms of a first load, and a phone 80, to say which languages it knows: the five of
 * this site are known.
 */
export const MESSAGE_PACKAGES: Readonly<Record<string, Changes>> = {
  '@formatjs/intl/index': [
    [/!Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(locale\)\.length/g, 'false'],
    ...UNUSED.map(
      (name) => [new RegExp(`^\\s*${name}: ${name}\\.bind\\(.*\\),?$`, 'gm'), ''] as const,
    ),
  ],
  'intl-messageformat/index': [
    [/Intl\.NumberFormat\.supportedLocalesOf\(locales\)/, '[locales].flat()'],
  ],
  'react-intl/index': [
    // Names for React's tools, which keep components alive that nobody uses.
    [/^Formatted\w+\.displayName = .*;$/gm, ''],
    [/= (?=createFormatted\w+\()/g, '= /* @__PURE__ */ '],
  ],
};
