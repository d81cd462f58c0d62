import styled, { css } from 'styled-components';
import { WALLET_PHONE } from '../../features/app-screens/wallet-part.tsx';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, NacreSection } from '../../primitives/Layout.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { shade } from '../../primitives/pearl-figures.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { PhoneFromSide } from './PhoneFromSide.tsx';
import { cssVar, hiddenIn, media } from '../../theme/css.ts';

/** The phone from the front and from its side, and its specifications. */
export function Inside() {
  const t = useTranslate();
  return (
    <NacreSection data-surface="paper">
      <Layout>
        <SectionTitle>{t('order.inside')}</SectionTitle>
        <Views>
          <PhoneFromSide />
          {WALLET_PHONE}
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

/** Where a phone touches the ground, and a wider one around it; parallel to the phone's lower edge. */
const groundShadow = (degrees: number) => css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 5% -0.4%;
    height: 1.6%;
    rotate: ${degrees}deg;
    border-radius: 50%;
    background: ${shade(0.6)};
    filter: blur(${cssVar('space-1')});

    ${hiddenIn('(forced-colors: active)')}
  }

  /* Scales with the phone, which a blur would not, and ends inside the group's box. */
  &::after {
    inset: auto -9% -5.5%;
    height: 13%;
    background: radial-gradient(
      closest-side,
      ${shade(0.4)},
      ${shade(0.2)} 38%,
      ${shade(0.06)} 70%,
      transparent
    );
    filter: none;
  }
`;

/** One group: the phone from the front stands in front of the other one. */
const Views = styled.div`
  grid-area: picture;
  display: flex;
  align-items: flex-start;
  justify-content: center;
  width: min(100%, 38rem);
  margin-inline-start: auto;
  ${renderWhenNear('80 / 112')}

  > * {
    position: relative;
    isolation: isolate;
  }

  > :first-child {
    flex: none;
    width: 33.5%;
    margin: 4% -8% 0 0;
    ${groundShadow(1.6)}
  }

  > :last-child {
    width: 63%;
    ${groundShadow(-1)}
  }

  ${media.mobile} {
    width: min(100%, 26rem);
    margin-inline: auto;
  }

  ${hiddenIn('print')}
`;
