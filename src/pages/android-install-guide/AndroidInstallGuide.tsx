import { FormattedMessage } from 'react-intl';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/stores.ts';
import {
  InstallGuide,
  InstallMethods,
  type InstallMethod,
} from '../../features/install-guide/InstallGuide.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

const [StoreInstall, StoreOpen] = stepPictures.androidStore;
const [FileDownload, FileAllow, FileOpen] = stepPictures.androidFile;

/** GUIDE-2 */
const METHODS: readonly InstallMethod[] = [
  {
    title: 'guide.android.store.title',
    steps: [
      {
        title: 'guide.android.store.get.title',
        text: 'guide.android.store.get.text',
        picture: <StoreInstall />,
      },
      {
        title: 'guide.android.store.open.title',
        text: 'guide.android.store.open.text',
        picture: <StoreOpen />,
      },
    ],
    action: (
      <ExternalButton href={STORES.googlePlay}>
        <FormattedMessage id="download.google-play" />
      </ExternalButton>
    ),
  },
  {
    title: 'guide.android.file.title',
    steps: [
      {
        title: 'guide.android.file.download.title',
        text: 'guide.android.file.download.text',
        picture: <FileDownload />,
      },
      {
        title: 'guide.android.file.allow.title',
        text: 'guide.android.file.allow.text',
        picture: <FileAllow />,
      },
      {
        title: 'guide.android.file.install.title',
        text: 'guide.android.file.install.text',
        picture: <FileOpen />,
      },
    ],
    hint: 'guide.android.file.note',
    action: (
      <ExternalButton href={STORES.apk}>
        <FormattedMessage id="download.apk" />
      </ExternalButton>
    ),
  },
];

const BELOW_THE_FOLD = (
  <InstallMethods
    methods={METHODS}
    otherPlatform={{ to: ROUTES.iosInstallGuide, label: 'guide.other.ios' }}
  />
);

/** ROUTE-6 */
export default function AndroidInstallGuide() {
  return (
    <InstallGuide title="guide.android.title" lead="guide.android.lead">
      {BELOW_THE_FOLD}
    </InstallGuide>
  );
}
