import { FormattedMessage } from 'react-intl';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/stores.ts';
import {
  InstallGuide,
  InstallMethods,
  type InstallMethod,
} from '../../features/install-guide/InstallGuide.tsx';
import { ExternalButton, RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { site } from '../../site.ts';

const [StoreFind, StoreOpen] = stepPictures.iosStore;
const [Allow, General, Profiles, Trust, EnterpriseOpen] = stepPictures.iosEnterprise;

/** GUIDE-1 */
const STORE: InstallMethod = {
  title: 'guide.ios.store.title',
  steps: [
    {
      title: 'guide.ios.store.get.title',
      text: 'guide.ios.store.get.text',
      picture: <StoreFind />,
    },
    {
      title: 'guide.ios.store.open.title',
      text: 'guide.ios.store.open.text',
      picture: <StoreOpen />,
    },
  ],
  action: (
    <ExternalButton href={STORES.appStore}>
      <FormattedMessage id="download.app-store" />
    </ExternalButton>
  ),
};

/** GUIDE-1 */
const ENTERPRISE: InstallMethod = {
  title: 'guide.ios.enterprise.title',
  steps: [
    {
      title: 'guide.ios.enterprise.install.title',
      text: 'guide.ios.enterprise.install.text',
      picture: <Allow />,
    },
    {
      title: 'guide.ios.enterprise.general.title',
      text: 'guide.ios.enterprise.general.text',
      picture: <General />,
    },
    {
      title: 'guide.ios.enterprise.device.title',
      text: 'guide.ios.enterprise.device.text',
      picture: <Profiles />,
    },
    {
      title: 'guide.ios.enterprise.trust.title',
      text: 'guide.ios.enterprise.trust.text',
      picture: <Trust />,
    },
    {
      title: 'guide.ios.enterprise.open.title',
      text: 'guide.ios.enterprise.open.text',
      picture: <EnterpriseOpen />,
    },
  ],
  action: (
    <RouteButton to={ROUTES.download}>
      <FormattedMessage id="guide.start" />
    </RouteButton>
  ),
};

const ANDROID = { to: ROUTES.androidInstallGuide, label: 'guide.other.android' } as const;
const BOTH = <InstallMethods methods={[STORE, ENTERPRISE]} otherPlatform={ANDROID} />;
const STORE_ONLY = <InstallMethods methods={[STORE]} otherPlatform={ANDROID} />;

/** ROUTE-5. Without an enterprise distribution it has only the App Store. */
export default function IosInstallGuide({ enterprise = site.enterpriseEnabled }) {
  return (
    <InstallGuide
      title="guide.ios.title"
      lead={enterprise ? 'guide.ios.lead' : 'guide.ios.lead.store'}
    >
      {enterprise ? BOTH : STORE_ONLY}
    </InstallGuide>
  );
}
