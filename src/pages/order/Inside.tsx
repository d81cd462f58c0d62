import styled from 'styled-components';
import { phoneSide } from '../../assets/images/phone-side.ts';
import { WALLET_PHONE } from '../../features/app-screens/wallet-part.tsx';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, NacreSection } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';

const SIDE_SIZES = `${condition.mobile} 28vw, min(14vw, 12.5rem)`;

/** The phone from the front and from its side, and its specifications. */
export function Inside() {
  const t = useTranslate();
  return (
    <NacreSection data-surface="paper">
      <Layout>
        <SectionTitle>{t('order.inside')}</SectionTitle>
        <Views>
          {WALLET_PHONE}
          <Picture data={phoneSide} alt="" sizes={SIDE_SIZES} />
        </Views>
        <PhoneSpecs />
      </Layout>
    </NacreSection>
  );
}

const Layout = styled(Container)`
  display: grid;
  grid-template: 'title picture' auto 'specs picture' 1fr / minmax(0, 6fr) minmax(0, 6fr);
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

/** Both equally tall, each over its shadow on the ground. */
const Views = styled.div`
  --shadow: radial-gradient(
    closest-side,
    rgb(from ${cssVar('palette-ink-900')} r g b / 0.34),
    transparent
  );
  grid-area: picture;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  background:
    var(--shadow) 14% 100% / 54% 7%,
    var(--shadow) 101% 98.5% / 36% 7%;
  background-repeat: no-repeat;
  width: min(100%, 38rem);
  margin-inline-start: auto;
  ${renderWhenNear('80 / 104')}

  > div {
    width: 60.5%;
  }

  > picture {
    width: 33%;
  }

  > picture > img {
    width: 100%;
  }

  ${media.mobile} {
    width: min(100%, 26rem);
    margin-inline: auto;
  }

  ${hiddenIn('print')}
`;
