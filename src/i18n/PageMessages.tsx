import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { fetchModule } from '../primitives/lazy.tsx';
import type { Locale } from './locales.ts';
import { loadPart, partNow, type Messages } from './messages.ts';
import type { Part } from './parts.ts';

const underWay = new Map<string, Promise<Messages>>();

/**
 * Adds the parts of the messages that a page needs, and suspends until they are there. What cannot
 * be fetched fails like the page's own code (ROUTE-11).
 */
export function PageMessages({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const own = parts.map((part) => partNow(locale, part) ?? use(fetchPart(locale, part)));
  // The parts of a route never change, and what was loaded is kept.
  const all = useMemo(
    () => Object.assign({}, messages, ...own) as typeof messages,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- own follows from parts and locale
    [messages, locale, parts],
  );
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}

/** Fetches a part once; a failed one is asked for again when the page is given another chance. */
export function fetchPart(locale: Locale, part: Part): Promise<Messages> {
  const key = `${locale} ${part}`;
  const fetching = underWay.get(key) ?? loadPart(locale, part, fetchModule);
  underWay.set(key, fetching);
  fetching.catch(() => underWay.delete(key));
  return fetching;
}
