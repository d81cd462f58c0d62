import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from '../../../src/primitives/Layout.tsx';
import { TitledList } from '../../../src/primitives/TitledList.tsx';
import { ContactlessPhone } from '../../../src/pages/bank-card/ContactlessPhone.tsx';

const meta = {
  title: 'Pages/Bank card/Contactless phone',
  component: ContactlessPhone,
  args: {
    children: (
      <TitledList
        items={[
          { id: 'one', title: 'Words', text: 'Beside the phone, or above it.' },
          { id: 'two', title: 'Rings', text: 'They begin at its upper edge and fade.' },
        ]}
      />
    ),
  },
  render: (args) => (
    <Section data-surface="ink" $noPaddingBottom>
      <Container>
        <ContactlessPhone {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof ContactlessPhone>;

export default meta;

/** The whole phone, whatever the height of the copy. */
export const Default: StoryObj<typeof meta> = {};
