import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from '../../../src/primitives/DescriptionList.tsx';
import { Container, NacreSection } from '../../../src/primitives/Layout.tsx';
import { StatementPanel } from '../../../src/pages/bank-card/StatementPanel.tsx';

const meta = {
  title: 'Pages/Bank card/Statement panel',
  component: StatementPanel,
  render: () => (
    <NacreSection data-surface="paper">
      <Container>
        <StatementPanel>
          <p>{'What it counts'}</p>
          <strong>{'720.00'}</strong>
          <DescriptionList
            items={[
              { name: 'One line', value: '240.00' },
              { name: 'Another', value: '480.00' },
            ]}
          />
          <p>{'What to know about it'}</p>
        </StatementPanel>
      </Container>
    </NacreSection>
  ),
} satisfies Meta<typeof StatementPanel>;

export default meta;

/** A figure, its rows, and a note. */
export const Default: StoryObj<typeof meta> = {};
