import styled from 'styled-components';
import { usePlatform } from '../../browser/use-platform.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { condition, hiddenIn } from '../../theme/css.ts';
import { ScanCode } from './verification-parts.tsx';

/** Where there is room for the code. */
const WIDE = `screen and (not ${condition.belowLg}) and (not ${condition.landscapePhone})`;

/**
 * The start of a direct install, in the guide for iOS. The download page offers it on the iPhone only (DL-2): a
 * computer would lead there and back, so where there is room it shows the code for the iPhone's camera.
 */
export function DirectInstall() {
  const platform = usePlatform();
  return (
    <>
      <DownloadPageButton />
      <OnComputer data-text-for="other">
        {platform === 'other' && <ScanCode fallback={<ToDownloadPage />} />}
      </OnComputer>
    </>
  );
}

function ToDownloadPage({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <RouteButton to={ROUTES.download} $variant="ghost" {...(className && { className })}>
      {t('guide.start')}
    </RouteButton>
  );
}

/** Hidden where the guide shows the code. */
export const DownloadPageButton = styled(ToDownloadPage)`
  @media ${WIDE} {
    [data-device='other'] && {
      display: none;
    }
  }
`;

const OnComputer = styled.div`
  ${hiddenIn(`${condition.belowLg}, ${condition.landscapePhone}, print`)}
`;
