import { FormattedMessage } from 'react-intl';
import { phoneFront } from '../../assets/images/phone-front.ts';
import { Container, Section, Stack } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { ContactlessPhone } from './ContactlessPhone.tsx';
import { Text } from '../../primitives/Text.tsx';
import { condition } from '../../theme/media.ts';
import { audiencePoints } from './audience-points.tsx';

const PHONE_SIZES = `${condition.mobile} 19rem, 29rem`;

/** The card for one person (CARD-3): who it is for, how it pays, and what for. */
export function Individuals() {
  return (
    <Section data-surface="ink" $noPaddingBottom>
      <Container>
        <ContactlessPhone picture={<Picture data={phoneFront} alt="" sizes={PHONE_SIZES} />}>
          <Reveal>
            <Stack $gap="6">
              <Text as="h2" $variant="heading">
                <FormattedMessage id="bank-card.individuals.title" />
              </Text>
              <Text $variant="lead" $color="soft">
                <FormattedMessage id="bank-card.individuals.text" />
              </Text>
            </Stack>
          </Reveal>
          <Reveal>
            <TitledList items={audiencePoints('individuals')} />
          </Reveal>
        </ContactlessPhone>
      </Container>
    </Section>
  );
}
