import { useEffect, useState } from 'react';
import { useIntl } from '../../../i18n/IntlProvider.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { fetchModule } from '../../../hydration/lazy-component.tsx';

const FILES = import.meta.glob<{ default: Messages }>('../../../i18n/messages/*.json', {
  query: '?namespace=verify',
});

/**
 * The words of the late part in the page's language; those of the language before until they are
 * here. Undefined at first, null when they cannot be had.
 */
export function useVerificationMessages(): { locale: Locale; words: Messages } | null | undefined {
  const { locale } = useIntl();
  const [known, setKnown] = useState<{ locale: Locale; words: Messages } | null>();
  useEffect(() => {
    const load = FILES[`../../../i18n/messages/${locale}.json`];
    let left = false;
    if (load)
      fetchModule(load).then(
        (file) => !left && setKnown({ locale, words: file.default }),
        (error: unknown) => {
          console.error(`Words of ${locale} did not load; a part of the page is left out`, error);
          if (!left) setKnown(null);
        },
      );
    return () => {
      left = true;
    };
  }, [locale]);
  return known;
}
