import { FormattedMessage } from 'react-intl';
import { whitePearl } from '../../assets/images/white-pearl.ts';
import { Container, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { PearlZero } from './PearlZero.tsx';
import { Split } from './Split.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { FEE } from './content.ts';

const PEARL_SIZES = `${condition.mobile} 48vw, 18rem`;
const BENEFITS = ['spend', 'interest', 'pay'] as const;

/** What the card is good for (CARD-6), where the language has this section. */
export function Benefits() {
  return (
    <Section data-surface="paper">
      <Container $gap="9">
        <Reveal>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="bank-card.benefits.title" />
          </Text>
        </Reveal>
        <Split>
          <Reveal>
            <PearlZero {...FEE} picture={<Picture data={whitePearl} alt="" sizes={PEARL_SIZES} />}>
              <FormattedMessage id="bank-card.benefits.fees" />
            </PearlZero>
          </Reveal>
          <Reveal>
            <TitledList
              items={BENEFITS.map((id) => ({
                id,
                title: <FormattedMessage id={`bank-card.benefits.${id}.title`} />,
                text: <FormattedMessage id={`bank-card.benefits.${id}.text`} />,
              }))}
            />
          </Reveal>
        </Split>
      </Container>
    </Section>
  );
}
