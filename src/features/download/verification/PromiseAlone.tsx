import { ShieldCheck } from 'lucide';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { ExternalButton } from '../../../navigation/Link.tsx';
import { Icon } from '../../../primitives/Icon.tsx';
import { column, Container, icon, NacreSection, row } from '../../../primitives/Layout.tsx';
import { SectionTitle, Text } from '../../../primitives/Text.tsx';
import { cssVar, media } from '../../../theme/css.ts';
import { displaySizeWithin } from '../../../theme/text-styles.ts';
import { DownloadPageButton } from '../DirectInstall.tsx';
import { STORES } from '../download-options.ts';
import { OPTION_ICONS } from '../option-icons.ts';

/** In the guide for iOS, where nothing is configured to compare: the promise itself is the section. */
export function PromiseAlone() {
  const t = useTranslate();
  return (
    <NacreSection data-surface="paper">
      <Layout>
        <Icon icon={ShieldCheck} />
        <SectionTitle>{t('verify.promise')}</SectionTitle>
        <Text $color="soft" $measure>
          {t('verify.identity.none')}
        </Text>
        <Links>
          <ExternalButton href={STORES.appStore}>
            <Icon icon={OPTION_ICONS['app-store']} />
            {t('download.app-store')}
          </ExternalButton>
          <DownloadPageButton />
        </Links>
      </Layout>
    </NacreSection>
  );
}

const Layout = styled(Container)`
  container-type: inline-size;
  ${column('7', 'flex-start')}

  > svg {
    width: ${cssVar('space-9')};
    height: ${cssVar('space-9')};
    /* The shield is narrower than its box: its edge stands below the text's. */
    margin-inline-start: calc(${cssVar('space-9')} * -0.1);
    stroke-width: 1.25;
  }

  /* Two lines on a desktop, in every language. */
  > h2 {
    font-size: ${displaySizeWithin('5.3cqi', 2)};
  }
`;

const Links = styled.div`
  ${row('3')}
  flex-wrap: wrap;

  svg {
    ${icon('size-icon-small')}
  }

  ${media.phone} {
    align-self: stretch;

    > * {
      flex: 1 1 auto;
    }
  }
`;
