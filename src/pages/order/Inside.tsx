import { phoneRear } from '../../assets/images/phone-rear.ts';
import { parseSpecs, type PhoneSpec } from '../../features/phone-specs/parse-specs.ts';
import { PhoneSpecs } from '../../features/phone-specs/PhoneSpecs.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { SectionTitle } from '../../primitives/Text.tsx';
import { condition } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import { Display, Figure, Lenses, Tile, TileCopy, Tiles, TileSpecs } from './inside-tiles.ts';
import { LitDisplay } from './LitDisplay.tsx';
import { splitSpecs } from './split-specs.ts';

/** Below the width of two columns, the tile fills the content; from there to a desktop, about half of it. */
const REAR_SIZES = `(width < ${container.twoColumns}px) 88vw, ${condition.belowLg} 56vw, min(42vw, 48rem)`;
const FRONT_SIZES = `${condition.phone} 76vw, min(37vw, 36rem)`;

/** The locale's specifications of the phone (HOME-7): close-ups of its back and front, then all other specs. */
export function Inside() {
  const t = useTranslate();
  const { camera, frontCamera, display, battery, others } = splitSpecs(
    parseSpecs(t('order.specs')),
  );
  return (
    <Section $skippable data-surface="paper" $noPaddingBottom>
      <Container $gap="9">
        <SectionTitle>{t('order.inside')}</SectionTitle>
        <Tiles>
          <Tile data-surface="ink">
            <Lenses>
              <Picture data={phoneRear} alt="" sizes={REAR_SIZES} />
            </Lenses>
            <TileCopy>
              <LargeSpec {...camera} />
              <TileSpecs specs={[battery]} />
            </TileCopy>
          </Tile>
          <Tile data-surface="ink">
            <Display>
              <LitDisplay sizes={FRONT_SIZES} />
            </Display>
            <TileCopy>
              <LargeSpec {...display} />
              <TileSpecs specs={[frontCamera]} />
            </TileCopy>
          </Tile>
        </Tiles>
        <PhoneSpecs specs={others} />
      </Container>
    </Section>
  );
}

const LargeSpec = ({ value, unit, text }: PhoneSpec) => (
  <div>
    <Figure>
      {value}
      <small> {unit}</small>
    </Figure>
    <p>{text}</p>
  </div>
);
