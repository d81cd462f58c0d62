import { createFormatters } from '@formatjs/intl';
import { formatToParts } from 'intl-messageformat';
import { useMemo, type ReactNode } from 'react';
// eslint-disable-next-line no-restricted-imports -- the one place that provides react-intl's context
import { RawIntlProvider, useIntl as useReactIntl, type IntlShape } from 'react-intl';
import { INTL_LOCALES, type Locale } from './locales.ts';
import type { MessageId, Messages } from './messages.ts';

type Values = Record<string, string | number | boolean>;
/** Renders a tag of a message. */
type Tag<Drawn> = (text: (string | Drawn)[]) => Drawn;

type SiteIntl = {
  locale: Locale;
  messages: Messages;
  formatMessage: (descriptor: { id: MessageId }, values?: Values) => string;
  formatNumber: (
    value: number,
    options?: Parameters<typeof formatters.getNumberFormat>[1],
  ) => string;
};

/** Memoized by locale and options; creates each `Intl` object on first use. */
const formatters = createFormatters();

/** No message uses a named format, such as `{date, date, short}`. */
const NAMED_FORMATS = { number: {}, date: {}, time: {} };

/**
 * Not react-intl's `createIntl`: it calls `Intl.NumberFormat.supportedLocalesOf` before the first
 * message, which blocks a phone for about 80 ms, and adds 3 kB of unused formatters.
 */
export function createIntl(locale: Locale, messages: Messages): SiteIntl {
  const tag = INTL_LOCALES[locale];
  return {
    locale,
    messages,
    formatMessage: ({ id }, values) =>
      formatParts<string>({ locale, messages }, id, values).join(''),
    formatNumber: (value, options) => formatters.getNumberFormat(tag, options).format(value),
  };
}

/**
 * For a message with tags, each rendered by a function. A message that is missing or cannot be
 * formatted is logged and shown as its id.
 */
export function formatParts<Drawn>(
  { locale, messages }: Pick<SiteIntl, 'locale' | 'messages'>,
  id: MessageId,
  values?: Record<string, Values[string] | Tag<Drawn>>,
): (string | Drawn)[] {
  const tag = INTL_LOCALES[locale];
  try {
    const parts = formatToParts<Drawn>(messages[id], tag, formatters, NAMED_FORMATS, values);
    return parts.map(({ value }) => value);
  } catch (error) {
    console.error(`Message ${id} of ${locale} cannot be formatted`, error);
    return [id];
  }
}

export function IntlProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const { locale, messages, children } = props;
  const intl = useMemo(() => createIntl(locale, messages), [locale, messages]);
  // Safe: a lint rule limits imports from react-intl to FormattedMessage, which only calls formatMessage.
  return <RawIntlProvider value={intl as IntlShape}>{children}</RawIntlProvider>;
}

export function useIntl(): SiteIntl {
  return useReactIntl() as SiteIntl;
}
