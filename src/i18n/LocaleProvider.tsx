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
import { IntlProvider, useIntl } from './IntlProvider.tsx';
import { loadCjkFont } from './load-cjk-font.ts';
import type { Locale, INTL_LOCALES } from './locales.ts';
import { loadMessages, type MessageId, type Messages } from './messages.ts';
import { storeLocale } from './locale-storage.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale | (typeof INTL_LOCALES)[Locale];
    }
  }
}

type SwitchLocale = (locale: Locale) => Promise<boolean>;

export const SetLocaleContext = createContext<SwitchLocale>(() => Promise.resolve(true));

/** Switches the locale without a reload (I18N-3). Resolves to false if its messages did not load and no newer choice was made. */
export function useSetLocale(): SwitchLocale {
  return useContext(SetLocaleContext);
}

/**
 * Provides the locale and its messages. A chosen locale is saved at once and applied when its
 * messages are loaded; after a failure, when the browser is online again. The last choice wins.
 */
export function LocaleProvider(props: {
  initial: { locale: Locale; messages: Messages };
  children: ReactNode;
}) {
  const [current, setCurrent] = useState(props.initial);
  const requested = useRef(current.locale);

  useEffect(() => {
    const { documentElement } = document;
    // With the same value, too, the browser recalculates the style of every element that `:lang()` may match.
    if (documentElement.lang !== current.locale) documentElement.lang = current.locale;
    loadCjkFont(current.locale);
  }, [current.locale]);

  const setLocale = useMemo(() => {
    async function switchTo(locale: Locale): Promise<boolean> {
      requested.current = locale;
      storeLocale(locale);
      const isOutdated = () => requested.current !== locale;
      try {
        const messages = await loadMessages(locale);
        // A transition: suspended boundaries keep the server HTML until they can hydrate.
        if (!isOutdated()) startTransition(() => setCurrent({ locale, messages }));
        return true;
      } catch (error) {
        console.error(`Messages of ${locale} did not load`, error);
        const retry = () => void (isOutdated() || switchTo(locale));
        addEventListener('online', retry, { once: true });
        return isOutdated();
      }
    }
    return switchTo;
  }, []);

  return (
    <SetLocaleContext value={setLocale}>
      <IntlProvider locale={current.locale} messages={current.messages}>
        {props.children}
      </IntlProvider>
    </SetLocaleContext>
  );
}

export function useTranslate(): (
  id: MessageId,
  values?: Record<string, string | number>,
) => string {
  const { formatMessage } = useIntl();
  return (id, values) => formatMessage({ id }, values);
}
