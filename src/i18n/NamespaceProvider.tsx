import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from './IntlProvider.tsx';
import type { Locale } from './locales.ts';
import { loadNamespace, getLoadedNamespace, type Messages } from './messages.ts';
import type { Namespace } from './namespaces.ts';

/** A promise that tells React what it has, so that nothing waits for what is there. */
type Fetched = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const fetched = new Map<string, Fetched>();

/**
 * Adds the parts of the messages that a page needs, and suspends until they are there. What cannot
 * be fetched fails like the page's own code (ROUTE-11).
 */
export function NamespaceProvider({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const { locale, messages } = useIntl();
  // Starts every request before the first `use` suspends. Always through `use`: React replays a
  // suspended render and must find the same calls in it.
  const requests = namespaces.map((namespace) => loadNamespaceOnce(locale, namespace));
  const own = requests.map((request) => use(request));
  // The parts of a route never change, and what was loaded is kept.
  const all = useMemo(
    // What is there already wins: the stories' pseudo-locale has all messages, and says it is English.
    () => Object.assign({}, ...own, messages) as typeof messages,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- own follows from parts and locale
    [messages, locale, namespaces],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}

/** Fetches a part once; a failed one is asked for again when the page is given another chance. */
export function loadNamespaceOnce(locale: Locale, part: Namespace): Promise<Messages> {
  const key = `${locale} ${part}`;
  const before = fetched.get(key);
  if (before) return before;
  const known = getLoadedNamespace(locale, part);
  const fetching: Fetched = known ? Promise.resolve(known) : loadNamespace(locale, part);
  const tell = (value: Messages) => void Object.assign(fetching, { status: 'fulfilled', value });
  if (known) tell(known);
  fetching.then(tell, () => fetched.delete(key));
  fetched.set(key, fetching);
  return fetching;
}
