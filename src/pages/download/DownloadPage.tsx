import { Suspense } from 'react';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { DownloadButtons } from '../../features/download/DownloadButtons.tsx';
import { downloadPageUrl } from '../../features/download/download-options.ts';
import { useEnterpriseLink } from '../../features/download/enterprise-link.ts';
import { InAppBrowserHint, verifySection } from '../../features/download/verification-parts.tsx';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { useSiteAddress } from '../../browser/use-site-address.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { Container, Glow, HeroSection } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/css.ts';
import { ActionArea, DownloadLayout, PictureArea, ScanArea, TitleArea } from './layout.ts';

/** Less than the rendered width on phones, whose pixels are small: the page loads faster. */
const PHONE_SIZES = [
  `${condition.mobile} and (min-resolution: 2.5x) ${size.popupSmall * 0.5}px`,
  `${condition.mobile} ${size.popupSmall * 0.75}px`,
  `${size.phonePicture}px`,
].join(', ');

const VERIFY_APP = verifySection();

/** On a computer only: a phone does not load it. */
const ScanTile = lazyComponent(
  () => import('../../features/download/ScanTile.tsx'),
  (module) => module.ScanTile,
);

/** DL */
export default function DownloadPage() {
  const t = useTranslate();
  const platform = usePlatform();
  const siteAddress = useSiteAddress();
  const enterprise = useEnterpriseLink(platform === 'ios');

  return (
    <>
      <HeroSection data-surface="ink">
        <Glow />
        <Container as={DownloadLayout}>
          <TitleArea>
            <PageTitle>{t('download.title')}</PageTitle>
          </TitleArea>
          <PictureArea>
            <Picture data={phoneFront} alt={t('common.phone-alt')} sizes={PHONE_SIZES} priority />
          </PictureArea>
          <ActionArea>
            <Lead>{t(`download.subtitle.${platform ?? 'any'}`)}</Lead>
            <InAppBrowserHint platform={platform} />
            <DownloadButtons platform={platform} enterprise={enterprise} />
            {(platform ?? 'other') === 'other' && (
              <ScanArea data-scan>
                {platform && (
                  <OptionalBoundary>
                    <Suspense fallback={null}>
                      <ScanTile row url={downloadPageUrl(siteAddress().url)} />
                    </Suspense>
                  </OptionalBoundary>
                )}
              </ScanArea>
            )}
          </ActionArea>
        </Container>
      </HeroSection>
      {VERIFY_APP}
    </>
  );
}
