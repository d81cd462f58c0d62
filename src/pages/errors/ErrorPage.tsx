import { FormattedMessage } from 'react-intl';
import { STORES } from '../../features/download/stores.ts';
import { Button } from '../../primitives/Button.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { StatusPage } from './StatusPage.tsx';

/**
 * A page that could not be fetched (`chunk`) or threw (`error`): offers a reload, and the genuine
 * stores in any case (ROUTE-11).
 */
export function ErrorPage({ kind }: { kind: 'chunk' | 'error' }) {
  return (
    <StatusPage
      title={<FormattedMessage id={`failure.${kind}.title`} />}
      text={<FormattedMessage id={`failure.${kind}.text`} />}
    >
      <Button onClick={() => location.reload()}>
        <FormattedMessage id="common.reload" />
      </Button>
      <ExternalButton href={STORES.appStore} $variant="ghost">
        <FormattedMessage id="download.app-store" />
      </ExternalButton>
      <ExternalButton href={STORES.googlePlay} $variant="ghost">
        <FormattedMessage id="download.google-play" />
      </ExternalButton>
    </StatusPage>
  );
}
