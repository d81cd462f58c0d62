import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from '../../../i18n/IntlProvider.tsx';
import { appBrowserNow } from '../../../browser/in-app-browser.ts';
import { VerifyApp } from './VerifyApp.tsx';
import { OpenInBrowser } from './OpenInBrowser.tsx';
import { useVerificationMessages } from './use-verification-messages.ts';

/** Which late part, and what keeps its place until its words are here. */
export type VerificationProps = { hint?: boolean; room: ReactNode };

/** The hint for an app's own browser, or else how to tell the genuine app. */
export function Verification({ hint, room }: VerificationProps) {
  const { messages } = useIntl();
  const known = useVerificationMessages();
  // The page's own win: the pseudo-locale of the stories has them all.
  const all = useMemo(() => ({ ...known?.words, ...messages }), [known, messages]);
  if (!known) return known === null ? null : room;
  const app = hint ? appBrowserNow() : undefined;
  return (
    <IntlProvider locale={known.locale} messages={all}>
      {app ? <OpenInBrowser app={app} /> : !hint && <VerifyApp />}
    </IntlProvider>
  );
}
