import { FormattedMessage } from 'react-intl';
import { DescriptionList } from '../../primitives/DescriptionList.tsx';
import { Container, SectionHeader } from '../../primitives/Layout.tsx';
import { TitledList } from '../../primitives/TitledList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { NacreSection } from '../../primitives/NacreSection.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { Split } from './Split.tsx';
import { Text } from '../../primitives/Text.tsx';
import { audiencePoints } from './audience-points.tsx';
import { EXAMPLE_STATEMENT } from './content.ts';

const LINES = ['cloud', 'advertising', 'monthly', 'annual'] as const;

/** The card for a company (CARD-4): the same three, beside a statement with every line on it. */
export function Businesses() {
  return (
    <NacreSection data-surface="paper">
      <Container $gap="10">
        <Reveal as={SectionHeader}>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="bank-card.businesses.title" />
          </Text>
          <Text $variant="lead" $color="soft">
            <FormattedMessage id="bank-card.businesses.text" />
          </Text>
        </Reveal>
        <Split $start>
          <Reveal>
            <TitledList items={audiencePoints('businesses')} />
          </Reveal>
          <Reveal>
            <StatementPanel>
              <p>
                <FormattedMessage id="bank-card.businesses.spent" />
              </p>
              <strong translate="no">{EXAMPLE_STATEMENT.total}</strong>
              <DescriptionList
                items={LINES.map((line) => ({
                  name: <FormattedMessage id={`bank-card.businesses.${line}`} />,
                  value: <span translate="no">{EXAMPLE_STATEMENT[line]}</span>,
                }))}
              />
              <p>
                <FormattedMessage id="common.example" />
              </p>
            </StatementPanel>
          </Reveal>
        </Split>
      </Container>
    </NacreSection>
  );
}
