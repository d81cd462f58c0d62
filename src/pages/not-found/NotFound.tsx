import { FormattedMessage } from 'react-intl';
import { RouteButton } from '../../primitives/link/Link.tsx';
import { ROUTES } from '../../primitives/link/navigation.ts';
import { MessagePage } from './MessagePage.tsx';

/** An address that is none of ours (ROUTE-10). */
export function NotFound() {
  return (
    <MessagePage
      title={<FormattedMessage id="not-found.title" />}
      text={<FormattedMessage id="not-found.text" />}
    >
      <RouteButton to={ROUTES.home}>
        <FormattedMessage id="not-found.home" />
      </RouteButton>
      <RouteButton to={ROUTES.download} $variant="ghost">
        <FormattedMessage id="not-found.download" />
      </RouteButton>
    </MessagePage>
  );
}
