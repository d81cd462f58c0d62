import styled from 'styled-components';
import { phoneRear } from '../../assets/images/phone-rear.ts';
import { parseSpecs } from '../../features/phone-specs/parse-specs.ts';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { nacreHalo } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { condition, cssVar, forcedColorsBorder, hiddenIn, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { splitCamera } from './split-camera.ts';

const PHONE_SIZES = `${condition.phone} 96vw, min(62vw, 70rem)`;

/** The locale's list of the phone's specifications (HOME-7): its camera, close up, and all others. */
export function Inside() {
  const t = useTranslate();
  const { camera, others } = splitCamera(parseSpecs(t('order.specs')));
  return (
    <Section data-surface="paper" $noPaddingBottom>
      <Container $gap="9">
        <SectionTitle>{t('order.inside')}</SectionTitle>
        <Camera data-surface="ink">
          <Lenses>
            <Picture data={phoneRear} alt="" sizes={PHONE_SIZES} />
          </Lenses>
          <div>
            <p>
              {camera.value}
              <small> {camera.unit}</small>
            </p>
            <p>{camera.text}</p>
          </div>
        </Camera>
        <PhoneSpecs specs={others} />
      </Container>
    </Section>
  );
}

const Camera = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  align-items: end;
  aspect-ratio: 1280 / 600;
  padding: ${cssVar('space-11')};
  border-radius: ${cssVar('radius-huge')};
  background: ${cssVar('color-surface-page')};
  overflow: clip;

  > :last-child {
    position: relative;
  }

  /* Beside the phone; a unit that does not fit is on a line of its own. */
  p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.14em;
    max-width: 44cqi;
    font-family: ${cssVar('font-family-display')};
    font-weight: ${cssVar('font-weight-display')};
    font-size: calc(16.5cqi * var(--font-scale));
    line-height: ${cssVar('leading-display-latin')};
    letter-spacing: var(--tracking-title);

    /* Four digits in the room of two. */
    &:lang(zh-TW) {
      font-size: 11.5cqi;
    }
  }

  small {
    font-size: 0.32em;
    letter-spacing: 0;
    line-height: var(--leading-title);
  }

  /* Paints over the line box of the figure, which is higher than its digits. */
  p:last-child {
    ${TEXT_STYLES.lead}
    position: relative;
    max-width: 24cqi;
    margin-block-start: ${cssVar('space-2')};
  }

  ${media.phone} {
    align-items: start;
    aspect-ratio: 335 / 460;
    padding: ${cssVar('space-6')} ${cssVar('space-5')};
    border-radius: ${cssVar('radius-large')};

    p:nth-child(n) {
      max-width: none;
    }

    p:first-child:nth-child(n) {
      font-size: calc(26cqi * var(--font-scale));
    }
  }

  ${forcedColorsBorder}

  @media print {
    aspect-ratio: auto;
    padding: 0;
  }
`;

/** The phone's camera, cropped by the panel; its light is around it. */
const Lenses = styled.div`
  position: absolute;
  top: -3cqi;
  right: -3cqi;
  width: 76cqi;

  &::before {
    content: '';
    ${nacreHalo}
    inset: -14% -20% 0 -34%;
    opacity: 0.8;
  }

  img {
    position: relative;
    width: 100%;
  }

  /* Below the text. */
  ${media.phone} {
    top: max(40cqi, 9rem);
    right: -9cqi;
    width: 120cqi;
  }

  ${hiddenIn('print')}
`;
