import { FormattedMessage } from 'react-intl';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { DownloadButtons } from '../../features/download/DownloadButtons.tsx';
import { useEnterpriseLink } from '../../features/download/enterprise-link.ts';
import { InAppBrowserHint, VerifyAppSection } from '../../features/download/LazyVerification.tsx';
import { STORES } from '../../features/download/stores.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { usePlatform } from '../../browser/use-platform.ts';
import { Container } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Showcase, ShowcasePicture, ShowcaseRest, ShowcaseTitle } from './layout.ts';
import { Glow, HeroSection } from '../../primitives/HeroSection.tsx';
import { Text } from '../../primitives/Text.tsx';
import { size } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';

/**
 * The width at which the phone is drawn, for the browser's choice of file; on a phone less than it,
 * where dots are too small to be told apart and the page has to be there fast.
 */
const PHONE_SIZES = [
  `${condition.mobile} and (min-resolution: 2.5x) ${size.popupSmall * 0.5}px`,
  `${condition.mobile} ${size.popupSmall * 0.75}px`,
  `${size.phonePicture}px`,
].join(', ');

/** The download page (DL): the right ways to get the app for this device. */
export default function DownloadPage() {
  const t = useTranslate();
  const platform = usePlatform();
  const enterprise = useEnterpriseLink(platform === 'ios');

  return (
    <>
      <HeroSection data-surface="ink">
        <Glow />
        <Container as={Showcase}>
          <ShowcaseTitle>
            <Text as="h1" $variant="display">
              <FormattedMessage id="download.title" />
            </Text>
          </ShowcaseTitle>
          <ShowcasePicture>
            <Picture data={phoneFront} alt={t('common.phone-alt')} sizes={PHONE_SIZES} priority />
          </ShowcasePicture>
          <ShowcaseRest>
            <Text $variant="lead" $color="soft">
              <FormattedMessage id={`download.subtitle.${platform ?? 'any'}`} />
            </Text>
            <InAppBrowserHint platform={platform} />
            <DownloadButtons platform={platform} links={STORES} enterprise={enterprise} />
          </ShowcaseRest>
        </Container>
      </HeroSection>
      <VerifyAppSection />
    </>
  );
}
