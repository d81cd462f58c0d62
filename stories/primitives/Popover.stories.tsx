import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormattedMessage } from 'react-intl';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../src/primitives/Button.tsx';
import { Popover } from '../../src/primitives/Popover.tsx';
import { Text } from '../../src/primitives/Text.tsx';
import { translator } from '../support/messages.ts';
import { resetPageState } from '../support/page-state.ts';
import { HeroFrame, Surface } from '../support/Surface.tsx';

const ID = 'popover-of-the-story';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  render: () => (
    <HeroFrame>
      <Button popoverTarget={ID}>
        <FormattedMessage id="download.options" />
      </Button>
      <Popover id={ID} data-surface="paper">
        <Surface name="paper">
          <Text>
            <FormattedMessage id="download.scan" />
          </Text>
        </Surface>
      </Popover>
    </HeroFrame>
  ),
  beforeEach: resetPageState,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button is visible. */
export const Closed: Story = {
  async play({ canvasElement, globals }) {
    const text = within(canvasElement).getByText(translator(globals)('download.scan'));
    await expect(text).not.toBeVisible();
  },
};

/** Anchored to its button, inside the viewport, in the top layer. */
export const Open: Story = {
  async play({ canvasElement, globals }) {
    const text = within(canvasElement).getByText(translator(globals)('download.scan'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(text).toBeVisible());
    const { left, right } = text.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A second click closes it. */
export const ClosedAgain: Story = {
  async play({ canvasElement, globals }) {
    const text = within(canvasElement).getByText(translator(globals)('download.scan'));
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(text).not.toBeVisible());
  },
};
