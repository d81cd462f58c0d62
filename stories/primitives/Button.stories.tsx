import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, userEvent, within } from 'storybook/test';
import { Button, BUTTON_SIZES, BUTTON_VARIANTS } from '../../src/primitives/Button.tsx';
import { size } from '../../src/theme/generated/tokens.ts';
import { resetPageState } from '../support/page-state.ts';
import { BothSurfaces, Surface, type SURFACES } from '../support/Surface.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  beforeEach: resetPageState,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant and size on both surfaces, at least as high as a touch target. */
export const All: Story = {
  render: () => (
    <BothSurfaces>
      {BUTTON_VARIANTS.flatMap((variant) =>
        BUTTON_SIZES.map((height) => (
          <Button key={`${variant} ${height}`} $variant={variant} $size={height}>
            <FormattedMessage id="home.hero.preorder" />
          </Button>
        )),
      )}
    </BothSurfaces>
  ),
  async play({ canvasElement }) {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(size.target);
    }
  },
};

/** As wide as the parent. */
export const Wide: Story = {
  render: () => (
    <Surface name="ink">
      <Button $wide>
        <FormattedMessage id="header.get-app" />
      </Button>
    </Surface>
  ),
};

/** The focus ring of keyboard focus, on paper. */
export const FocusOnPaper: Story = {
  render: () => <Focusable surface="paper" />,
  play: focusByKeyboard,
};
/** The focus ring of keyboard focus, on ink. */
export const FocusOnInk: Story = {
  render: () => <Focusable surface="ink" />,
  play: focusByKeyboard,
};

function Focusable({ surface }: { surface: (typeof SURFACES)[number] }) {
  return (
    <Surface name={surface}>
      <Button>
        <FormattedMessage id="header.get-app" />
      </Button>
    </Surface>
  );
}

async function focusByKeyboard({ canvasElement }: { canvasElement: HTMLElement }) {
  const button = within(canvasElement).getByRole('button');
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await expect(button.matches(':focus-visible')).toBe(true);
  await expect(getComputedStyle(button).outlineWidth).toBe(`${size.focusRing}px`);
}
