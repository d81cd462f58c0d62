import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { DescriptionList } from '../../src/primitives/DescriptionList.tsx';
import { BothSurfaces } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Description list',
  component: DescriptionList,
  args: {
    items: [
      { name: <FormattedMessage id="order.price.label" />, value: '$399.00' },
      { name: <FormattedMessage id="order.quantity.label" />, value: '1' },
      {
        name: <FormattedMessage id="order.note.label" />,
        value: <FormattedMessage id="order.note" />,
      },
    ],
  },
  render: (args) => (
    <BothSurfaces column>
      <DescriptionList {...args} />
    </BothSurfaces>
  ),
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Short values, aligned with the end of the line. */
export const All: Story = {};

/** A value too long for its line wraps below its name. */
export const LongValue: Story = {
  args: {
    items: [
      {
        name: <FormattedMessage id="order.note.label" />,
        value: <FormattedMessage id="footer.risk" />,
      },
    ],
  },
};
