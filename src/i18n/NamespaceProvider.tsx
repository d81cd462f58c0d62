import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from './IntlProvider.tsx';
import type { Locale } from './locales.ts';
import { loadNamespace, getLoadedNamespace, type Messages } from './messages.ts';
import type { Namespace } from './namespaces.ts';

/** With the fields that React reads, so that `use` does not suspend on loaded messages. */
type Fetched = Promise<Messages> & { status?: 'fulfilled'; value?: Messages };

const fetched = new Map<string, Fetched>();

/**
 * Adds the namespaces that a page needs, and suspends until they are loaded. A failed load is
 * handled like that of the page's code (ROUTE-11).
 */
export function NamespaceProvider({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const { locale, messages } = useIntl();
  // Starts all requests before the first `use` suspends. `use` is called in every case, because
  // React replays a suspended render.
  const requests = namespaces.map((namespace) => loadNamespaceOnce(locale, namespace));
  const own = requests.map((request) => use(request));
  // Constant per route and locale, because loaded messages are cached.
  const all = useMemo(
    // Loaded messages win: the stories' pseudo-locale has all messages, and its locale is English.
    () => Object.assign({}, ...own, messages) as typeof messages,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- own depends on namespaces and locale
    [messages, locale, namespaces],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}

/** Shares one request per namespace; a failed one is repeated on the next call. */
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
