import styled from 'styled-components';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { column, Container, Section } from '../../primitives/Layout.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { Lead, SectionTitle } from '../../primitives/Text.tsx';
import { FeatureColumns } from '../../primitives/TitledList.tsx';
import { condition, cssVar, fade, hiddenIn, media } from '../../theme/css.ts';
import { moneyFigures, stackedSection, TEXT_STYLES } from '../../theme/text-styles.ts';

const PEARL_SIZES = `${condition.phone} 16rem, min(44vw, 30rem)`;
const FEATURES = ['send', 'swap', 'spend', 'know'] as const;

/** Stablecoins (HOME-4): a stable value, not guaranteed. A pearl on a line of water. */
export function Stablecoin() {
  const t = useTranslate();
  const pearl = <Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />;
  return (
    <Section id="stablecoin" $skippable data-surface="ink">
      <Container>
        <Title>{t('home.stablecoin.title')}</Title>
      </Container>
      <Waterline>
        <Above>
          <Words>
            <Lead>{t('home.stablecoin.text')}</Lead>
            <RouteButton to={ROUTES.download} $variant="ghost">
              {t('common.get-app')}
            </RouteButton>
          </Words>
          <Figure>
            <span>{t('home.stablecoin.unit')}</span>
            <strong>{t('home.stablecoin.amount')}</strong>
          </Figure>
          <Pearl>
            <div data-motion="settle">{pearl}</div>
            <Reflection aria-hidden>
              <div>{pearl}</div>
              <div>{pearl}</div>
            </Reflection>
          </Pearl>
        </Above>
      </Waterline>
      <Below>
        <FeatureColumns
          items={FEATURES.map((id) => ({
            id,
            title: t(`home.stablecoin.${id}.title`),
            text: t(`home.stablecoin.${id}.text`),
          }))}
        />
      </Below>
    </Section>
  );
}

/** Two lines, clear of the pearl. */
const Title = styled(SectionTitle)`
  max-width: 9.4em;
`;

/** From the line to the features below. */
const REFLECTION_HEIGHT = 'clamp(8rem, 14vw, 12rem)';

const Waterline = styled.div`
  position: relative;
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${cssVar('size-hairline')};
    background: linear-gradient(
      to right,
      ${cssVar('color-line-subtle')},
      ${cssVar('color-line-strong')} 62%,
      ${cssVar('color-line-subtle')}
    );
  }

  &::after {
    content: '';
    inset: 100% 0 auto;
    height: 24rem;
    ${nacreGlow(0.2, [{ hue: 2, size: '50% 60%', position: '62% 0', extent: '78%' }])}
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

/** In front of the line and the glow. */
const Above = styled(Container)`
  z-index: ${cssVar('z-raised')};
  display: grid;
  grid-template: 'words pearl' 1fr 'figure pearl' auto / minmax(0, 6.4fr) minmax(0, 5.6fr);
  gap: ${cssVar('space-8')} ${cssVar('space-6')};

  ${stackedSection} {
    grid-template: 'words words' auto 'figure pearl' auto / minmax(min-content, 1fr) minmax(
        0,
        2.4fr
      );
    row-gap: ${cssVar('space-9')};
  }
`;

const Words = styled.div`
  ${column('6', 'flex-start')}
  grid-area: words;
  max-width: 26rem;
  padding-top: ${cssVar('space-13')};

  ${stackedSection} {
    padding-top: ${cssVar('space-5')};
  }

  ${media.landscapePhone} {
    padding-top: ${cssVar('space-5')};
  }
`;

const Figure = styled.p`
  grid-area: figure;
  align-self: end;
  padding-bottom: ${cssVar('space-4')};

  > span {
    ${TEXT_STYLES.caption}
    display: block;
    color: ${cssVar('color-text-muted')};
  }

  > strong {
    ${TEXT_STYLES.heading}
    font-size: calc(${cssVar('font-size-heading-max')} * 0.82);
    ${moneyFigures}
    text-wrap: nowrap;
  }

  ${stackedSection} {
    position: relative;
    z-index: ${cssVar('z-raised')};

    > strong {
      font-size: calc(${cssVar('font-size-display-min')} * 0.96);
    }
  }
`;

/** Shifted down, so that the pearl touches the line despite the soft edge of its image. */
const Pearl = styled.div`
  grid-area: pearl;
  position: relative;
  align-self: end;
  width: min(100%, 30rem);
  translate: 0 0.5%;

  > div {
    ${renderWhenNear('1')}
  }

  img {
    width: 100%;
  }

  ${stackedSection} {
    justify-self: end;
    width: 15.5rem;
    max-width: 100%;
  }
`;

/** Sharp at the line, blurred below; it ends above the features. */
const Reflection = styled.div`
  position: absolute;
  z-index: -1;
  inset: 99% 0 auto;
  scale: 1 -1;

  > div {
    position: absolute;
    /* Room for the blur, which the mask would cut. */
    inset: 0 calc(-1 * ${cssVar('space-12')});
    padding-inline: ${cssVar('space-12')};
    opacity: 0.5;
    filter: saturate(2.4) blur(${cssVar('space-1')});
    mask-image: ${fade('to top', '0%', `calc(${REFLECTION_HEIGHT} * 0.5)`)};
  }

  > :last-child {
    opacity: 0.24;
    filter: saturate(2.4) blur(${cssVar('space-3')});
    mask-image: ${fade('to top', '0%', `calc(${REFLECTION_HEIGHT} * 0.9)`)};
  }

  ${hiddenIn('(forced-colors: active)')}
`;

const Below = styled(Container)`
  padding-top: ${REFLECTION_HEIGHT};

  /* Keeps the texts of two columns apart, so that they do not read as one sentence. */
  p {
    max-width: 16em;
  }
`;
