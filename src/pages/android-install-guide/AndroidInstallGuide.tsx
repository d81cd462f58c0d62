import { FormattedMessage } from 'react-intl';
import { InstallationFileNote } from './InstallationFileNote.tsx';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/download-options.ts';
import { OPTION_ICONS } from '../../features/download/option-icons.ts';
import { ScanOnComputer } from '../../features/download/ScanOnComputer.tsx';
import { useDownloadLinks } from '../../features/download/use-download-links.ts';
import { DownloadPageButton } from '../../features/download/DownloadPageButton.tsx';
import { verifySection } from '../../features/download/verification-parts.tsx';
import {
  InstallGuide,
  InstallMethods,
  type InstallMethod,
} from '../../features/install-guide/InstallGuide.tsx';
import { stepsOf, withStoreDeveloper } from '../../features/install-guide/install-step.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { useSite } from '../../site-context.ts';

const IPHONE = { to: ROUTES.iosInstallGuide, label: 'guide.other.ios' } as const;

const PLAY = (
  <ExternalButton href={STORES.googlePlay}>
    <Icon icon={OPTION_ICONS['google-play']} />
    <FormattedMessage id="download.google-play" />
  </ExternalButton>
);

/** GUIDE-2 */
const STORE: InstallMethod = {
  title: 'guide.android.store.title',
  about: 'guide.android.store.about',
  steps: stepsOf('android', 'store', stepPictures.androidStore),
  action: PLAY,
};

const FILE_LINK = {
  to: ROUTES.androidInstallGuide,
  section: 'installation-file',
  label: 'guide.android.lead.file',
} as const;

/** GUIDE-2 */
const FILE: InstallMethod = {
  id: FILE_LINK.section,
  title: 'guide.android.file.title',
  about: 'guide.android.file.about',
  steps: stepsOf('android', 'file', stepPictures.androidFile),
  action: <ApkButton />,
  note: <InstallationFileNote />,
};

const VERIFICATION = verifySection({
  platform: 'android',
  action: <DownloadPageButton />,
});

function Methods() {
  const { publisher } = useSite();
  const store = { ...STORE, steps: withStoreDeveloper(STORE.steps, 'android', publisher) };
  return <InstallMethods methods={[store, FILE]} verification={VERIFICATION} />;
}

const METHODS = <Methods />;

function ApkButton() {
  const { apk } = useDownloadLinks();
  return (
    apk !== undefined && (
      <ExternalButton href={apk} $variant="ghost" data-direct>
        <Icon icon={OPTION_ICONS.apk} />
        <FormattedMessage id="download.apk" />
      </ExternalButton>
    )
  );
}

/** ROUTE-6 */
export default function AndroidInstallGuide() {
  return (
    <InstallGuide
      title="guide.android.title"
      lead="guide.android.lead"
      device="android"
      store={PLAY}
      otherMethod={FILE_LINK}
      otherPlatform={IPHONE}
      code={<ScanOnComputer />}
    >
      {METHODS}
    </InstallGuide>
  );
}
