import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from '../../../i18n/IntlProvider.tsx';
import { currentInAppBrowser } from '../../../browser/in-app-browser.ts';
import { VerifyApp } from './VerifyApp.tsx';
import { OpenInBrowser } from './OpenInBrowser.tsx';
import { useVerificationMessages } from './use-verification-messages.ts';

export type VerificationProps = {
  /** The hint for in-app browsers; otherwise the section that verifies the app. */
  hint?: boolean;
  /** Shown until the messages are loaded. */
  placeholder: ReactNode;
};

/** Provides the lazily loaded `verify` messages to one of the two parts. */
export function Verification({ hint, placeholder }: VerificationProps) {
  const { messages } = useIntl();
  const loaded = useVerificationMessages();
  // The page's messages win: the stories' pseudo-locale includes all namespaces.
  const all = useMemo(() => ({ ...loaded?.messages, ...messages }), [loaded, messages]);
  if (!loaded) return loaded === null ? null : placeholder;
  const app = hint ? currentInAppBrowser() : undefined;
  return (
    <IntlProvider locale={loaded.locale} messages={all}>
      {app ? <OpenInBrowser app={app} /> : !hint && <VerifyApp />}
    </IntlProvider>
  );
}
