import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/primitives/Button.tsx';
import { MethodGrid, MethodTitle } from '../../../src/features/install-guide/MethodGrid.tsx';
import { Steps } from '../../../src/features/install-guide/Steps.tsx';
import { Text } from '../../../src/primitives/Text.tsx';
import { Surface } from '../../support/Surface.tsx';

const STEPS = ['First', 'Second', 'Third', 'Fourth'].map((title, index) => ({
  id: `step-${index}`,
  picture: null,
  label: `Step ${index + 1}`,
  title,
  text: 'What to do.',
}));

const meta = {
  title: 'Features/Install guide/Method grid',
  component: MethodGrid,
  render: (args) => (
    <Surface name="paper">
      <MethodGrid {...args}>
        <MethodTitle {...args}>
          <Text as="h2" $variant="heading">
            {'The title'}
          </Text>
          <Text>{'Beside two steps, above more.'}</Text>
          <div>
            <Button>{'Begin'}</Button>
          </div>
        </MethodTitle>
        <Steps steps={STEPS.slice(0, args.$steps)} />
      </MethodGrid>
    </Surface>
  ),
} satisfies Meta<typeof MethodGrid>;

export default meta;

/** One column below 1000 px. */
export const TitleBeside: StoryObj<typeof meta> = { args: { $steps: 2 } };

/** Four in a row from 1200 px, two below. */
export const TitleAbove: StoryObj<typeof meta> = { args: { $steps: 4 } };

export const ThreeSteps: StoryObj<typeof meta> = { args: { $steps: 3 } };
