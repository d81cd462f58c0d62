import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { publishedApk } from '../../../apk/published.ts';
import type { CheckMessage } from '../../../apk/worker-messages.ts';
import { IntlProvider, useIntl } from '../../../i18n/IntlProvider.tsx';
import type { Locale } from '../../../i18n/locales.ts';
import { fetchMessages, type Messages } from '../../../i18n/messages.ts';
import { VisuallyHidden } from '../../../primitives/Text.tsx';
import { useSite } from '../../../site-context.ts';
import { checkFile } from './check-file.ts';
import { FileCheckOutcome, verdictOf } from './FileCheckOutcome.tsx';
import { FileCheckProgress } from './FileCheckProgress.tsx';

export type FileCheckPanelProps = {
  file: File;
  /** There is no result: the visitor stopped the check, or its messages did not load. */
  onEnd: (reason: 'cancelled' | 'failed') => void;
};

/** Checks a file as soon as it is mounted, and shows the progress and the result. */
export function FileCheckPanel({ file, onEnd }: FileCheckPanelProps) {
  const { locale, messages } = useIntl();
  const site = useSite();
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages }>();
  const [state, setState] = useState<CheckMessage>({ kind: 'progress', bytes: 0 });

  useEffect(() => checkFile(file, publishedApk(site), setState), [file, site]);
  useEffect(() => {
    let cancelled = false;
    fetchMessages(locale, 'file-check').then(
      (fileCheckMessages) => !cancelled && setLoaded({ locale, messages: fileCheckMessages }),
      () => !cancelled && onEnd('failed'),
    );
    return () => {
      cancelled = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what happens at the end may change
  }, [locale]);
  // The page's messages take precedence: the stories' pseudo-locale includes all namespaces.
  const allMessages = useMemo(() => ({ ...loaded?.messages, ...messages }), [loaded, messages]);
  const result = state.kind === 'progress' ? undefined : state;
  return (
    <IntlProvider locale={loaded?.locale ?? locale} messages={allMessages}>
      {/* A live region is announced when its text changes, so it is rendered empty first. */}
      <VisuallyHidden role="status">
        {loaded && result && <FormattedMessage id={`file-check.${verdictOf(result)}`} />}
      </VisuallyHidden>
      {loaded && state.kind === 'progress' && (
        <FileCheckProgress file={file} bytes={state.bytes} onCancel={() => onEnd('cancelled')} />
      )}
      {loaded && result && <FileCheckOutcome file={file} result={result} />}
    </IntlProvider>
  );
}
