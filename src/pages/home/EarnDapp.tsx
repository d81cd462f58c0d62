import { FormattedMessage } from 'react-intl';
import { blushPearl } from '../../assets/images/blush-pearl.ts';
import { icePearl } from '../../assets/images/ice-pearl.ts';
import { lilacPearl } from '../../assets/images/lilac-pearl.ts';
import { Container, SectionHeader, Section } from '../../primitives/Layout.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { TableList } from './TableList.tsx';
import { PearlAmount } from './PearlAmount.tsx';
import { Text } from '../../primitives/Text.tsx';
import { REWARD_DIGITS, REWARD_LIMIT } from './content.ts';

const PEARL_SIZES = 'min(24vw, 19rem)';
const REWARDS = ['task', 'trial', 'content', 'referral'] as const;

/** Rewards (HOME-5): four kinds, and the most they can come to with its qualifier. */
export function EarnDapp() {
  return (
    <Section id="earn-dapp" data-surface="paper">
      <Container $gap="9">
        <SectionHeader>
          <Text as="h2" $variant="heading">
            <FormattedMessage id="home.earn.title" />
          </Text>
          <Text $variant="lead" $color="muted">
            <FormattedMessage id="home.earn.text" values={{ amount: REWARD_LIMIT }} />
          </Text>
        </SectionHeader>
        <PearlAmount label={REWARD_LIMIT} digits={REWARD_DIGITS}>
          <Picture data={blushPearl} alt="" sizes={PEARL_SIZES} />
          <Picture data={lilacPearl} alt="" sizes={PEARL_SIZES} />
          <Picture data={icePearl} alt="" sizes={PEARL_SIZES} />
        </PearlAmount>
        <TableList
          items={REWARDS.map((reward) => ({
            id: reward,
            title: <FormattedMessage id={`home.earn.${reward}.title`} />,
            text: <FormattedMessage id={`home.earn.${reward}.text`} />,
            note: <FormattedMessage id="home.earn.paid" />,
          }))}
        />
      </Container>
    </Section>
  );
}
