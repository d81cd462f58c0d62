import { FormattedMessage } from 'react-intl';
import { FactList } from '../../primitives/FactList.tsx';
import { Container, Opening } from '../../primitives/Layout.tsx';
import { PointList } from '../../primitives/PointList.tsx';
import { Reveal } from '../../primitives/Reveal.tsx';
import { NacreSection } from '../../primitives/scenes/PhoneBackScene.tsx';
import { Statement } from '../../primitives/scenes/Statement.tsx';
import { Split } from '../../primitives/Split.tsx';
import { Text } from '../../primitives/Text.tsx';
import { pointsOf } from './audience.tsx';
import { EXAMPLE_STATEMENT } from './facts.ts';

const LINES = ['cloud', 'advertising', 'monthly', 'annual'] as const;

/** The card for a company (CARD-4): the same three, beside a statement with every line on it. */
export function Businesses() {
  return (
    <NacreSection data-surface="paper">
      <Container $gap="10">
        <Reveal as={Opening}>
          <Text as="h2" $style="heading">
            <FormattedMessage id="bank-card.businesses.title" />
          </Text>
          <Text $style="lead" $tone="soft">
            <FormattedMessage id="bank-card.businesses.text" />
          </Text>
        </Reveal>
        <Split $start>
          <Reveal>
            <PointList points={pointsOf('businesses')} />
          </Reveal>
          <Reveal>
            <Statement>
              <p>
                <FormattedMessage id="bank-card.businesses.spent" />
              </p>
              <strong translate="no">{EXAMPLE_STATEMENT.total}</strong>
              <FactList
                facts={LINES.map((line) => ({
                  name: <FormattedMessage id={`bank-card.businesses.${line}`} />,
                  value: <span translate="no">{EXAMPLE_STATEMENT[line]}</span>,
                }))}
              />
              <p>
                <FormattedMessage id="common.example" />
              </p>
            </Statement>
          </Reveal>
        </Split>
      </Container>
    </NacreSection>
  );
}
