import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/stores.ts';
import {
  InstallGuide,
  InstallMethods,
  type InstallMethod,
  type InstallStep,
} from '../../features/install-guide/InstallGuide.tsx';
import { ExternalButton, RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { site } from '../../site.ts';

const [StoreFind, StoreOpen] = stepPictures.iosStore;
const [Allow, General, Profiles, Trust, EnterpriseOpen] = stepPictures.iosEnterprise;

const storeStep = (id: 'get' | 'open', picture: ReactNode): InstallStep => ({
  title: `guide.ios.store.${id}.title`,
  text: `guide.ios.store.${id}.text`,
  picture,
});

type EnterpriseStep = 'install' | 'general' | 'device' | 'trust' | 'open';

const enterpriseStep = (id: EnterpriseStep, picture: ReactNode): InstallStep => ({
  title: `guide.ios.enterprise.${id}.title`,
  text: `guide.ios.enterprise.${id}.text`,
  picture,
});

/** GUIDE-1 */
const STORE: InstallMethod = {
  title: 'guide.ios.store.title',
  steps: [storeStep('get', <StoreFind />), storeStep('open', <StoreOpen />)],
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
    enterpriseStep('install', <Allow />),
    enterpriseStep('general', <General />),
    enterpriseStep('device', <Profiles />),
    enterpriseStep('trust', <Trust />),
    enterpriseStep('open', <EnterpriseOpen />),
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
