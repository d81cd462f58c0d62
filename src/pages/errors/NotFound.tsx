import { FormattedMessage } from 'react-intl';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Adrift } from '../../primitives/scenes/Adrift.tsx';
import { MessagePage } from './MessagePage.tsx';

/** An address that is none of ours (ROUTE-10). */
export function NotFound() {
  return (
    <MessagePage
      title={<FormattedMessage id="not-found.title" />}
      text={<FormattedMessage id="not-found.text" />}
      foot={
        <Adrift>
          <Picture data={whitePearl} alt="" sizes="25vw" />
        </Adrift>
      }
    >
      <RouteButton to={ROUTES.home}>
        <FormattedMessage id="not-found.home" />
      </RouteButton>
      <RouteButton to={ROUTES.download} $variant="ghost">
        <FormattedMessage id="common.get-app" />
      </RouteButton>
    </MessagePage>
  );
}
