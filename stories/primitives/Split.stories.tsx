import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitledList } from '../../src/primitives/TitledList.tsx';
import { Container, Section, Split } from '../../src/primitives/Layout.tsx';
import { Text } from '../../src/primitives/Text.tsx';

const meta = {
  title: 'Primitives/Split',
  component: Split,
  render: () => (
    <Section data-surface="paper">
      <Container>
        <Split>
          <Text as="h2" $variant="heading">
            {'One half'}
          </Text>
          <TitledList
            items={[
              { id: 'one', title: 'The other half', text: 'Its middle is level with the first.' },
              { id: 'two', title: 'On a phone', text: 'It stands below.' },
            ]}
          />
        </Split>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof Split>;

export default meta;

/** Side by side; one column on a phone. */
export const Default: StoryObj<typeof meta> = {};
