import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/primitives/Button.tsx';
import { MethodGrid, MethodTitle } from '../../../src/features/install-guide/MethodGrid.tsx';
import { Text } from '../../../src/primitives/Text.tsx';
import { Surface } from '../../support/Surface.tsx';

const meta = {
  title: 'Features/Install method',
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
            <Text>{'A QR code'}</Text>
          </div>
        </MethodTitle>
        <Text $variant="lead">{'The steps'}</Text>
      </MethodGrid>
    </Surface>
  ),
} satisfies Meta<typeof MethodGrid>;

export default meta;

/** One column below 1000 px. */
export const TitleBeside: StoryObj<typeof meta> = { args: { $steps: 2 } };

export const TitleAbove: StoryObj<typeof meta> = { args: { $steps: 4 } };
