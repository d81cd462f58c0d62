import { FormattedMessage } from 'react-intl';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { PointList } from '../../primitives/PointList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { TapScene } from '../../primitives/scenes/TapScene.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { pointsOf } from './audience.tsx';

const PHONE_SIZES = `${condition.mobile} 19rem, 29rem`;

/** The card for one person (CARD-3): who it is for, how it pays, and what for. */
export function Individuals() {
  return (
    <Section data-surface="ink" $flush>
      <Container>
        <TapScene picture={<Picture data={phoneFront} alt="" sizes={PHONE_SIZES} />}>
          <Reveal>
            <Stack $gap="6">
              <Text as="h2" $style="heading">
                <FormattedMessage id="bank-card.individuals.title" />
              </Text>
              <Text $style="lead" $tone="soft">
                <FormattedMessage id="bank-card.individuals.text" />
              </Text>
            </Stack>
          </Reveal>
          <Reveal>
            <PointList points={pointsOf('individuals')} />
          </Reveal>
        </TapScene>
      </Container>
    </Section>
  );
}
