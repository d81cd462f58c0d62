import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/primitives/Button.tsx';
import { CONTROL_SIZES, CONTROL_VARIANTS } from '../../src/primitives/control.ts';
import { Surface } from '../Surface.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  render: () => (
    <>
      {(['paper', 'ink'] as const).map((surface) => (
        <Surface key={surface} name={surface}>
          {CONTROL_VARIANTS.flatMap((variant) =>
            CONTROL_SIZES.map((size) => (
              <Button key={`${variant} ${size}`} $variant={variant} $size={size}>
                {`${variant}, ${size}`}
              </Button>
            )),
          )}
        </Surface>
      ))}
    </>
  ),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant and size on both surfaces. */
export const All: Story = {};
