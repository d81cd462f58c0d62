import type { Meta, StoryObj } from '@storybook/react-vite';
import { whitePearl } from '../../../src/assets/images/white-pearl.ts';
import { Picture } from '../../../src/primitives/Picture.tsx';
import { PearlZero } from '../../../src/pages/bank-card/PearlZero.tsx';
import { Split } from '../../../src/pages/bank-card/Split.tsx';
import { Surface } from '../../support/Surface.tsx';

const meta = {
  title: 'Primitives/Scenes/Pearl zero',
  component: PearlZero,
  args: {
    label: '$0',
    digits: '$',
    picture: <Picture data={whitePearl} alt="" sizes="18rem" />,
    children: 'What there is nothing to pay for.',
  },
  render: (args) => (
    <Surface name="paper" column>
      <Split>
        <PearlZero {...args} />
      </Split>
    </Surface>
  ),
} satisfies Meta<typeof PearlZero>;

export default meta;

/** A pearl for the zero; screen readers hear the sum. */
export const Default: StoryObj<typeof meta> = {};
