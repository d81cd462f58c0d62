import { FormattedMessage } from 'react-intl';
import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { mintPearl } from '../../assets/images/mint-pearl.ts';
import { Container, SectionHeader, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { PearlList } from './PearlList.tsx';
import { Text } from '../../primitives/Text.tsx';

const PEARL_SIZES = '8rem';
const LINES = [
  { id: 'exchanges', pearl: blushPearl },
  { id: 'neobanks', pearl: lilacPearl },
  { id: 'trade', pearl: icePearl },
  { id: 'accounting', pearl: mintPearl },
] as const;

/** Solutions for four lines of work (CARD-5), strung together. */
export function Solutions() {
  return (
    <Section data-surface="ink">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="bank-card.solutions.title" />
          </Text>
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="bank-card.solutions.text" />
          </Text>
        </Reveal>
        <Reveal>
          <PearlList
            rows={LINES.map(({ id, pearl }) => ({
              id,
              picture: <Picture data={pearl} alt="" sizes={PEARL_SIZES} />,
              title: <FormattedMessage id={`bank-card.solutions.${id}.title`} />,
              text: <FormattedMessage id={`bank-card.solutions.${id}.text`} />,
            }))}
          />
        </Reveal>
      </Container>
    </Section>
  );
}
