import type { ReactNode } from 'react';
import { WALLET } from '../../features/app-screens/wallet-part.tsx';
import { DownloadButtons } from '../../features/download/DownloadButtons.tsx';
import { useEnterpriseLink } from '../../features/download/enterprise-link.ts';
import {
  InAppBrowserHint,
  ScanCode,
  verifySection,
} from '../../features/download/verification-parts.tsx';
import { formatParts, useIntl } from '../../i18n/IntlProvider.tsx';
import type { MessageId } from '../../i18n/messages.ts';
import { PLATFORMS } from '../../browser/detect-platform.ts';
import { usePlatform } from '../../browser/use-platform.ts';
import { ROUTES } from '../../navigation/routes.ts';
import { InlineSectionLink } from '../../navigation/SectionLink.tsx';
import { Container } from '../../primitives/Layout.tsx';
import { Lead, PageTitle } from '../../primitives/Text.tsx';
import {
  ActionArea,
  DownloadLayout,
  Hero,
  PhoneGlow,
  PictureArea,
  ScanArea,
  TitleArea,
} from './layout.ts';

const VERIFY_APP = verifySection();

/** Until the app knows the device, document.css shows one of these; without script, `any`. */
const SUBTITLES = [...PLATFORMS, 'any'] as const;

const RICH_TEXT_TAGS = {
  ways: (chunks: ReactNode[]) => (
    <InlineSectionLink key="ways" section="ways" to={ROUTES.download}>
      {chunks}
    </InlineSectionLink>
  ),
};

/** DL */
export default function DownloadPage() {
  const intl = useIntl();
  const platform = usePlatform();
  const enterprise = useEnterpriseLink(platform === 'ios');

  const formatRich = (id: MessageId) => formatParts<ReactNode>(intl, id, RICH_TEXT_TAGS);

  return (
    <>
      <Hero data-surface="ink" $noPaddingBottom>
        <PhoneGlow />
        <Container as={DownloadLayout}>
          <TitleArea>
            <PageTitle>{formatRich('download.title')}</PageTitle>
          </TitleArea>
          <PictureArea>{WALLET}</PictureArea>
          <ActionArea>
            <Lead>
              {platform
                ? formatRich(`download.subtitle.${platform}`)
                : SUBTITLES.map((device) => (
                    <span key={device} data-text-for={device}>
                      {formatRich(`download.subtitle.${device}`)}
                    </span>
                  ))}
            </Lead>
            <InAppBrowserHint platform={platform} />
            <DownloadButtons platform={platform} enterprise={enterprise} />
            {(platform ?? 'other') === 'other' && (
              <ScanArea data-scan>{platform && <ScanCode isRow />}</ScanArea>
            )}
          </ActionArea>
        </Container>
      </Hero>
      {VERIFY_APP}
    </>
  );
}
