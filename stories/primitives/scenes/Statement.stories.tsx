import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '../../../src/primitives/FactList.tsx';
import { Container } from '../../../src/primitives/Layout.tsx';
import { NacreSection } from '../../../src/primitives/scenes/PhoneBackScene.tsx';
import { Statement } from '../../../src/primitives/scenes/Statement.tsx';

const meta = {
  title: 'Primitives/Scenes/Statement',
  component: Statement,
  render: () => (
    <NacreSection data-surface="paper">
      <Container>
        <Statement>
          <p>{'What it counts'}</p>
          <strong>{'720.00'}</strong>
          <FactList
            facts={[
              { name: 'One line', value: '240.00' },
              { name: 'Another', value: '480.00' },
            ]}
          />
          <p>{'What to know about it'}</p>
        </Statement>
      </Container>
    </NacreSection>
  ),
} satisfies Meta<typeof Statement>;

export default meta;

/** A figure, its lines, and a note. */
export const Default: StoryObj<typeof meta> = {};
