import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { loadCjkFont } from '../theme/load-cjk-font.ts';
import { IntlProvider, useIntl } from './IntlProvider.tsx';
import type { Locale } from './locales.ts';
import { loadMessages, type MessageId, type Messages } from './messages.ts';
import { storeLocale } from './locale-storage.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}

const SetLocale = createContext<(locale: Locale) => void>(() => undefined);

/** The function that switches the page to another language without a reload (I18N-3). */
export function useSetLocale(): (locale: Locale) => void {
  return useContext(SetLocale);
}

/**
 * Speaks one language to everything inside. A chosen language is saved at once and shown when its
 * messages have arrived; when they cannot be fetched the page stays as it is until the line is back.
 * The last choice wins however the files race.
 */
export function LocaleProvider(props: {
  initial: { locale: Locale; messages: Messages };
  children: ReactNode;
}) {
  const [current, setCurrent] = useState(props.initial);
  const requested = useRef(current.locale);

  useEffect(() => {
    document.documentElement.lang = current.locale;
    loadCjkFont(current.locale);
  }, [current.locale]);

  const setLocale = useMemo(() => {
    function switchTo(locale: Locale): void {
      requested.current = locale;
      storeLocale(locale);
      loadMessages(locale).then(
        (messages) => {
          if (requested.current !== locale) return;
          // What is still as the document shows it stays until it can change with the rest.
          startTransition(() => setCurrent({ locale, messages }));
        },
        (error: unknown) => {
          console.error(`Messages of ${locale} did not load`, error);
          const again = () => requested.current === locale && switchTo(locale);
          addEventListener('online', again, { once: true });
        },
      );
    }
    return switchTo;
  }, []);

  return (
    <SetLocale value={setLocale}>
      <IntlProvider locale={current.locale} messages={current.messages}>
        {props.children}
      </IntlProvider>
    </SetLocale>
  );
}

/** Returns a function from message id to text. */
export function useTranslate(): (
  id: MessageId,
  values?: Record<string, string | number>,
) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
