import { useEffect, useState } from 'react';
import { useIntl } from '../../../i18n/IntlProvider.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { fetchModule } from '../../../hydration/lazy-component.tsx';

const FILES = import.meta.glob<{ default: Messages }>('../../../i18n/messages/*.json', {
  query: '?namespace=verify',
});

/**
 * Loads the namespace in the page's locale; the previous locale's messages stay until then. Undefined
 * while loading, null if loading failed.
 */
export function useVerificationMessages():
  | { locale: Locale; messages: Messages }
  | null
  | undefined {
  const { locale } = useIntl();
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages } | null>();
  useEffect(() => {
    const load = FILES[`../../../i18n/messages/${locale}.json`];
    let cancelled = false;
    if (load)
      fetchModule(load).then(
        (file) => !cancelled && setLoaded({ locale, messages: file.default }),
        (error: unknown) => {
          console.error(
            `Messages of ${locale} did not load, so the verification section is hidden`,
            error,
          );
          if (!cancelled) setLoaded(null);
        },
      );
    return () => {
      cancelled = true;
    };
  }, [locale]);
  return loaded;
}
