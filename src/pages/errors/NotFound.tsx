import { FormattedMessage } from 'react-intl';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { NotFoundPearl } from './NotFoundPearl.tsx';
import { StatusPage } from './StatusPage.tsx';

/** An address that is none of ours (ROUTE-10). */
export function NotFound() {
  return (
    <StatusPage
      title={<FormattedMessage id="not-found.title" />}
      text={<FormattedMessage id="not-found.text" />}
      decoration={
        <NotFoundPearl>
          <Picture data={whitePearl} alt="" sizes="25vw" />
        </NotFoundPearl>
      }
    >
      <RouteButton to={ROUTES.home}>
        <FormattedMessage id="not-found.home" />
      </RouteButton>
      <RouteButton to={ROUTES.download} $variant="ghost">
        <FormattedMessage id="common.get-app" />
      </RouteButton>
    </StatusPage>
  );
}
