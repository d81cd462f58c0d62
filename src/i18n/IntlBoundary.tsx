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
import { IntlProvider, useIntl } from 'react-intl';
import { loadLetters } from '../theme/letters.ts';
import type { Locale } from './locales.ts';
import { loadMessages, type MessageId, type Messages } from './messages.ts';
import { savePreference } from './preference.ts';

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

const ChooseLocale = createContext<(locale: Locale) => void>(() => undefined);

/** The function that switches the page to another language without a reload (I18N-3). */
export function useChooseLocale(): (locale: Locale) => void {
  return useContext(ChooseLocale);
}

/**
 * Speaks one language to everything inside. A chosen language is saved at once and shown when its
 * messages have arrived; when they cannot be fetched the page stays as it is until the line is back.
 * The last choice wins however the files race.
 */
export function IntlBoundary(props: {
  initial: { locale: Locale; messages: Messages };
  children: ReactNode;
}) {
  const [current, setCurrent] = useState(props.initial);
  const wanted = useRef(current.locale);

  useEffect(() => {
    document.documentElement.lang = current.locale;
    loadLetters(current.locale);
  }, [current.locale]);

  const choose = useMemo(() => {
    function speak(locale: Locale): void {
      wanted.current = locale;
      savePreference(locale);
      loadMessages(locale).then(
        (messages) => {
          if (wanted.current !== locale) return;
          // What is still as the document shows it stays until it can change with the rest.
          startTransition(() => setCurrent({ locale, messages }));
        },
        (error: unknown) => {
          console.error(`Messages of ${locale} did not load`, error);
          const again = () => wanted.current === locale && speak(locale);
          addEventListener('online', again, { once: true });
        },
      );
    }
    return speak;
  }, []);

  return (
    <ChooseLocale value={choose}>
      <IntlProvider locale={current.locale} messages={current.messages} onError={report}>
        {props.children}
      </IntlProvider>
    </ChooseLocale>
  );
}

/** A function from message id to text, for attributes; elements use FormattedMessage. */
export function useText(): (id: MessageId, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}

function report(error: Error): void {
  console.error(error.message);
}
