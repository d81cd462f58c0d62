import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from './IntlProvider.tsx';
import { loadNamespace } from './messages.ts';
import type { Namespace } from './namespaces.ts';

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
  const requests = namespaces.map((namespace) => loadNamespace(locale, namespace));
  const namespaceMessages = requests.map((request) => use(request));
  // Constant per route and locale, because loaded messages are cached.
  const allMessages = useMemo(
    // The parent's messages win: the stories' pseudo-locale has all messages, and its locale is English.
    () => Object.assign({}, ...namespaceMessages, messages) as typeof messages,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- namespaceMessages depends on namespaces and locale
    [messages, locale, namespaces],
  );
  return (
    <IntlProvider locale={locale} messages={allMessages}>
      {children}
    </IntlProvider>
  );
}
