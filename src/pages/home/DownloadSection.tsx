import { horizonPearl } from '../../assets/images/horizon-pearl.ts';
import { DownloadButtons } from '../../features/download/DownloadButtons.tsx';
import { useEnterpriseLink } from '../../features/download/enterprise-link.ts';
import { InAppBrowserHint } from '../../features/download/LazyVerification.tsx';
import { STORES } from '../../features/download/stores.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { usePlatform } from '../../browser/use-platform.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { PearlHorizon } from '../../primitives/PearlHorizon.tsx';
import { Lead, Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';

const PEARL_SIZES = `${condition.mobile} 56rem, 146vw`;

/** The stores (HOME-8): those of this phone, all of them on a computer. */
export function DownloadSection() {
  const t = useTranslate();
  const platform = usePlatform();
  const enterprise = useEnterpriseLink(platform === 'ios');
  return (
    <PearlHorizon picture={<Picture data={horizonPearl} alt="" sizes={PEARL_SIZES} />}>
      <Text as="h2" $variant="headingXl">
        {t('home.download.title')}
      </Text>
      <Lead $measure>{t('download.subtitle.any')}</Lead>
      <InAppBrowserHint platform={platform} />
      <DownloadButtons platform={platform} links={STORES} enterprise={enterprise} allOnComputer />
    </PearlHorizon>
  );
}
