import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitledList } from '../../src/primitives/TitledList.tsx';
import { BothSurfaces } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Titled list',
  component: TitledList,
  args: {
    items: [
      { id: 'short', title: 'A point', text: 'And a sentence about it.' },
      {
        id: 'long',
        title: 'Another point, with a heading of more words than most have',
        text: 'And more than one sentence about it. The second one is longer, so that it takes a line of its own wherever it stands.',
      },
    ],
  },
  render: (args) => (
    <BothSurfaces column>
      <TitledList {...args} />
    </BothSurfaces>
  ),
} satisfies Meta<typeof TitledList>;

export default meta;

/** With hairlines, on both surfaces. */
export const All: StoryObj<typeof meta> = {};
