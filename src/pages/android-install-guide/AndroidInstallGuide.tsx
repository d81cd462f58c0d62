import { FormattedMessage } from 'react-intl';
import { stepPictures } from '../../assets/install-steps/step-pictures.ts';
import { STORES } from '../../features/download/download-options.ts';
import { useDownloadLinks } from '../../features/download/use-download-links.ts';
import { verifySection } from '../../features/download/verification-parts.tsx';
import { InstallGuide, InstallMethods } from '../../features/install-guide/InstallGuide.tsx';
import { stepsOf } from '../../features/install-guide/install-step.tsx';
import { ExternalButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';

const IPHONE = { to: ROUTES.iosInstallGuide, label: 'guide.other.ios' } as const;

/** GUIDE-2 */
const BELOW_THE_FOLD = (
  <InstallMethods
    methods={[
      {
        title: 'guide.android.store.title',
        steps: stepsOf('android', 'store', stepPictures.androidStore),
        action: (
          <ExternalButton href={STORES.googlePlay}>
            <FormattedMessage id="download.google-play" />
          </ExternalButton>
        ),
      },
      {
        title: 'guide.android.file.title',
        steps: stepsOf('android', 'file', stepPictures.androidFile),
        hint: 'guide.android.file.note',
        action: <ApkButton />,
      },
    ]}
    verification={verifySection('android')}
  />
);

function ApkButton() {
  const { apk } = useDownloadLinks();
  return (
    apk !== undefined && (
      <ExternalButton href={apk} data-direct>
        <FormattedMessage id="download.apk" />
      </ExternalButton>
    )
  );
}

/** ROUTE-6 */
export default function AndroidInstallGuide() {
  return (
    <InstallGuide title="guide.android.title" lead="guide.android.lead" otherPlatform={IPHONE}>
      {BELOW_THE_FOLD}
    </InstallGuide>
  );
}
