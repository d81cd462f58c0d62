import styled from 'styled-components';
import { WALLET_PHONE } from '../../features/app-screens/wallet-part.tsx';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, NacreSection } from '../../primitives/Layout.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { PHONE_RATIO, renderWhenNear } from '../../primitives/content-visibility.ts';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';

/** The phone from the front, and its specifications. */
export function Inside() {
  const t = useTranslate();
  return (
    <NacreSection data-surface="paper">
      <Layout>
        <SectionTitle>{t('order.inside')}</SectionTitle>
        <Front>{WALLET_PHONE}</Front>
        <PhoneSpecs />
      </Layout>
    </NacreSection>
  );
}

const Layout = styled(Container)`
  display: grid;
  grid-template: 'title picture' auto 'specs picture' 1fr / minmax(0, 7fr) minmax(0, 5fr);
  gap: ${cssVar('space-9')} ${cssVar('space-6')};

  > ul {
    grid-area: specs;
    /* Two, or one for a word that is wider than half a phone. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
    align-content: start;
  }

  ${media.mobile} {
    grid-template: 'title' auto 'picture' auto 'specs' auto / minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

const Front = styled.div`
  grid-area: picture;
  width: min(100%, 24rem);
  margin-inline: auto;
  ${renderWhenNear(PHONE_RATIO)}

  ${media.mobile} {
    width: min(78%, 20rem);
  }

  ${hiddenIn('print')}
`;
