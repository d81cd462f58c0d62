import { FormattedMessage } from 'react-intl';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/download-options.ts';
import { OPTION_ICONS } from '../../features/download/option-icons.ts';
import { DownloadPageButton } from '../../features/download/DownloadPageButton.tsx';
import { ScanOnComputer } from '../../features/download/ScanOnComputer.tsx';
import { verifySection } from '../../features/download/verification-parts.tsx';
import {
  InstallGuide,
  InstallMethods,
  type InstallMethod,
} from '../../features/install-guide/InstallGuide.tsx';
import {
  stepsOf,
  withStoreDeveloper,
  withTexts,
} from '../../features/install-guide/install-step.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import type { Signer } from '../../parse-setting.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { useSite } from '../../site-context.ts';
import { DirectInstallNote } from './DirectInstallNote.tsx';

const APP_STORE = (
  <ExternalButton href={STORES.appStore}>
    <Icon icon={OPTION_ICONS['app-store']} />
    <FormattedMessage id="download.app-store" />
  </ExternalButton>
);

/** GUIDE-1 */
const STORE: InstallMethod = {
  title: 'guide.ios.store.title',
  about: 'guide.ios.store.about',
  steps: stepsOf('ios', 'store', stepPictures.iosStore),
  action: APP_STORE,
};

const DIRECT_INSTALL_LINK = {
  to: ROUTES.iosInstallGuide,
  section: 'direct-install',
  label: 'guide.ios.lead.direct',
} as const;

/** GUIDE-1 */
const ENTERPRISE: InstallMethod = {
  id: DIRECT_INSTALL_LINK.section,
  title: 'guide.ios.enterprise.title',
  about: 'guide.ios.enterprise.about',
  steps: stepsOf('ios', 'enterprise', stepPictures.iosEnterprise),
  action: <DownloadPageButton />,
  note: <DirectInstallNote />,
};

/** In the steps where iOS shows the developer's name, the text states the expected name (DL-5). */
const TEXTS_WITH_SIGNER = {
  'guide.ios.enterprise.developer.text': 'guide.ios.enterprise.developer.signer',
  'guide.ios.enterprise.trust.text': 'guide.ios.enterprise.trust.signer',
} as const;

function enterpriseMethod(signer: Signer | undefined): InstallMethod {
  if (!signer) return ENTERPRISE;
  const { organization } = signer;
  return { ...ENTERPRISE, steps: withTexts(ENTERPRISE.steps, TEXTS_WITH_SIGNER, { organization }) };
}

const ANDROID = { to: ROUTES.androidInstallGuide, label: 'guide.other.android' } as const;
const VERIFICATION = verifySection({
  platform: 'ios',
  action: <DownloadPageButton />,
});

function Methods() {
  const { enterpriseEnabled, enterpriseSigner, publisher } = useSite();
  const store = { ...STORE, steps: withStoreDeveloper(STORE.steps, 'ios', publisher) };
  const methods = enterpriseEnabled ? [store, enterpriseMethod(enterpriseSigner)] : [store];
  return <InstallMethods methods={methods} verification={VERIFICATION} />;
}

const METHODS = <Methods />;

/** ROUTE-5. Without an enterprise distribution it has only the App Store. */
export default function IosInstallGuide() {
  const { enterpriseEnabled } = useSite();
  const lead = enterpriseEnabled ? 'guide.ios.lead' : 'guide.ios.lead.store';
  return (
    <InstallGuide
      title="guide.ios.title"
      lead={lead}
      device="iphone"
      store={APP_STORE}
      otherMethod={enterpriseEnabled ? DIRECT_INSTALL_LINK : undefined}
      otherPlatform={ANDROID}
      code={<ScanOnComputer />}
    >
      {METHODS}
    </InstallGuide>
  );
}
