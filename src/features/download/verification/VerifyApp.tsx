import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../../browser/detect-platform.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { column, Container, Section, SectionHeader } from '../../../primitives/Layout.tsx';
import { SectionTitle, Text } from '../../../primitives/Text.tsx';
import { useSite } from '../../../site-context.ts';
import { media } from '../../../theme/css.ts';
import { ApkFile } from './ApkFile.tsx';
import { ClosingPromise } from './ClosingPromise.tsx';
import { OfficialNames } from './OfficialNames.tsx';
import { hasApkDetails, officialNames, hasStoreNames, type OfficialName } from './verify-app.ts';
import { FileCheck } from '../file-check/FileCheck.tsx';

export type VerifyAppProps = {
  /** The platform of an install guide; undefined on the download page. */
  platform?: Platform;
  /** Shown after the store links at the end. */
  action?: ReactNode;
};

/**
 * What proves the app genuine (DL-5). With a platform, only what concerns it; without, `document.css` hides what does
 * not concern the visitor's phone.
 */
export function VerifyApp({ platform, action }: VerifyAppProps) {
  const t = useTranslate();
  const site = useSite();
  const names = officialNames(site, platform);
  const hasFile = platform !== 'ios' && hasApkDetails(site);
  const namesOnIos = officialNames(site, 'ios');
  const hasNamesOnIos = namesOnIos.length > 0;
  return (
    <>
      {(platform !== 'ios' || hasNamesOnIos) && (
        <Section
          $compact
          $noPaddingBottom
          data-surface="paper"
          data-for={hasNamesOnIos ? undefined : 'android'}
        >
          <Container $gap="9">
            <Header>
              <SectionTitle>{t('verify.identity.title')}</SectionTitle>
              <Text $variant="body" $color="soft" $measure>
                {platform !== 'ios' && (
                  <span data-for="android">
                    {t(hasStoreNames(names) ? 'verify.identity.text' : 'verify.identity.none')}
                  </span>
                )}
                {platform !== 'android' && hasNamesOnIos && (
                  <span data-text-for={platform ? undefined : 'ios'}>
                    {t(iosTextId(namesOnIos))}
                  </span>
                )}
              </Text>
            </Header>
            <Proof>
              {names.length > 0 && <OfficialNames names={names} />}
              {platform !== 'ios' && (
                <Proof data-for="android">
                  <FileCheck />
                  {hasFile && <ApkFile site={site} />}
                </Proof>
              )}
            </Proof>
          </Container>
        </Section>
      )}
      <ClosingPromise platform={platform} action={action}>
        {platform !== 'android' && !hasNamesOnIos && (
          <Text $color="soft" $measure data-text-for={platform ? undefined : 'ios'}>
            {t('verify.identity.none')}
          </Text>
        )}
      </ClosingPromise>
    </>
  );
}

/** The text that mentions only names that the page shows. */
function iosTextId(names: readonly OfficialName[]) {
  if (!hasStoreNames(names)) return 'verify.identity.none';
  const hasSigner = names.some(({ id }) => id === 'signer');
  return hasSigner ? 'verify.identity.text.direct' : 'verify.identity.text.ios';
}

/** The title and the longer text beside it end on one line. */
const Header = styled(SectionHeader)`
  align-items: last baseline;

  > :first-child {
    align-self: last baseline;
  }

  /* Beside the title, the text would be too narrow. */
  ${media.belowXl} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Proof = styled.div`
  ${column('4')}
`;
