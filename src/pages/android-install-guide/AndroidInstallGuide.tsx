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
import { ExternalButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

const [StoreInstall, StoreOpen] = stepPictures.androidStore;
const [FileDownload, FileAllow, FileOpen] = stepPictures.androidFile;

const storeStep = (id: 'get' | 'open', picture: ReactNode): InstallStep => ({
  title: `guide.android.store.${id}.title`,
  text: `guide.android.store.${id}.text`,
  picture,
});

const fileStep = (id: 'download' | 'allow' | 'install', picture: ReactNode): InstallStep => ({
  title: `guide.android.file.${id}.title`,
  text: `guide.android.file.${id}.text`,
  picture,
});

/** GUIDE-2 */
const METHODS: readonly InstallMethod[] = [
  {
    title: 'guide.android.store.title',
    steps: [storeStep('get', <StoreInstall />), storeStep('open', <StoreOpen />)],
    action: (
      <ExternalButton href={STORES.googlePlay}>
        <FormattedMessage id="download.google-play" />
      </ExternalButton>
    ),
  },
  {
    title: 'guide.android.file.title',
    steps: [
      fileStep('download', <FileDownload />),
      fileStep('allow', <FileAllow />),
      fileStep('install', <FileOpen />),
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
