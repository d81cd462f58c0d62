import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

/** Links to both install guides (HOME-3), for where the device is not known. Their parent owns the gap. */
export function GuideLinks() {
  return (
    <>
      <TextLink to={ROUTES.iosInstallGuide}>
        <FormattedMessage id="download.ios-guide" />
      </TextLink>
      <TextLink to={ROUTES.androidInstallGuide}>
        <FormattedMessage id="download.android-guide" />
      </TextLink>
    </>
  );
}
