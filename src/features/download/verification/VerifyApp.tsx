import { ShieldCheck } from 'lucide';
import { Icon } from '../../../primitives/Icon.tsx';
import styled from 'styled-components';
import type { Platform } from '../../../browser/detect-platform.ts';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import {
  column,
  Container,
  icon,
  row,
  Section,
  SectionHeader,
} from '../../../primitives/Layout.tsx';
import { SectionTitle, Text } from '../../../primitives/Text.tsx';
import { useSite } from '../../../site-context.ts';
import { cssVar, forcedColorsBorder, media } from '../../../theme/css.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';
import { ApkFile } from './ApkFile.tsx';
import { OfficialNames } from './OfficialNames.tsx';
import { PromiseAlone } from './PromiseAlone.tsx';
import { hasApkFacts, identityOf } from './verify-app.ts';
import { FileCheck } from '../file-check/FileCheck.tsx';

/** What proves the app genuine (DL-5). With a platform, only what concerns it. */
export function VerifyApp({ platform }: { platform?: Platform }) {
  const t = useTranslate();
  const site = useSite();
  const names = identityOf(site, platform);
  const hasFile = platform !== 'ios' && hasApkFacts(site);
  if (platform === 'ios' && names.length === 0) return <PromiseAlone />;
  return (
    <Section $compact data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <SectionTitle>{t('verify.identity.title')}</SectionTitle>
          <Text $variant="body" $color="soft" $measure>
            {t(names.length > 0 || hasFile ? 'verify.identity.text' : 'verify.identity.none')}
          </Text>
        </SectionHeader>
        <Proof>
          {names.length > 0 && <OfficialNames names={names} />}
          {platform !== 'ios' && <FileCheck />}
          {hasFile && <ApkFile site={site} withSteps={platform === undefined} />}
          <RecoveryPhrase data-surface="ink">
            <Icon icon={ShieldCheck} />
            <p>{t('verify.promise')}</p>
          </RecoveryPhrase>
        </Proof>
      </Container>
    </Section>
  );
}

const Proof = styled.div`
  ${column('4')}
`;

const RecoveryPhrase = styled.div`
  ${row('5')}
  padding: ${cssVar('space-8')};
  border-radius: ${cssVar('radius-huge')};
  background: ${cssVar('color-surface-page')};

  > svg {
    ${icon('space-7')}
  }

  > p {
    ${TEXT_STYLES.title}
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${cssVar('space-4')};
    padding: ${cssVar('space-6')} ${cssVar('space-5')};
    border-radius: ${cssVar('radius-large')};
  }

  ${forcedColorsBorder}

  @media print {
    flex-direction: row;
    padding: ${cssVar('space-4')} 0;
  }
`;
