import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AiWallet } from '../../../src/pages/home/AiWallet.tsx';
import { DemoScreen } from '../../../src/pages/home/ai-demo/DemoScreen.tsx';
import {
  REQUEST_NAMES,
  type ExampleRequest,
} from '../../../src/pages/home/ai-demo/example-requests.ts';
import { Container } from '../../../src/primitives/Layout.tsx';
import { useAiDemo } from '../../../src/pages/home/ai-demo/use-ai-demo.ts';
import { translator } from '../../support/messages.ts';
import { resetPageState } from '../../support/page-state.ts';
import { AI_DEMO, HOLD_TO_APPROVE, TAP_AGAIN } from '../../support/parity.ts';

const meta = {
  title: 'Pages/Home/AI demo',
  render: () => <AiWallet />,
  beforeEach: resetPageState,
  parameters: { visual: { suppress: AI_DEMO } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Asks, and waits until the plan is there. */
async function ask({ canvasElement, globals }: Context, request: ExampleRequest) {
  const canvas = within(canvasElement);
  const requests = await waitFor(() => {
    const buttons = canvas.getAllByRole('button');
    return buttons.filter((button) => button.hasAttribute('aria-pressed'));
  });
  const chosen = requests[REQUEST_NAMES.indexOf(request)];
  if (!chosen) throw new Error(`No button asks for ${request}.`);
  await userEvent.click(chosen);
  const name = translator(globals)('home.ai.hold');
  return canvas.findByRole('button', { name }, { timeout: 5000 });
}

/** The last line of the plan comes after the others. */
async function waitForLastLine({ canvasElement, globals }: Context) {
  const line = within(canvasElement).getByText(translator(globals)('home.ai.time'), {
    selector: 'dt',
  });
  await waitFor(() => expect(line).toBeVisible(), { timeout: 5000 });
}

/** HOME-3 the request is being typed; the plan has its space. */
export const Typing: Story = {
  render: function Render() {
    const demo = useAiDemo();
    const typedLength = Math.floor(demo.text.length / 2);
    return (
      <Container>
        <DemoScreen demo={{ ...demo, typedLength, step: 'typing' }} />
      </Container>
    );
  },
  async play({ canvasElement, globals }) {
    const plan = within(canvasElement).getByText(translator(globals)('home.ai.plan'));
    await expect(plan).not.toBeVisible();
  },
};

/** HOME-3 another request, and its plan. */
export const SwapPlan: Story = {
  parameters: { visual: { suppress: HOLD_TO_APPROVE } },
  async play(context) {
    await ask(context, 'swap');
    await waitForLastLine(context);
  },
};

/** HOME-3 the plan with the longest line. */
export const CardPlan: Story = {
  parameters: { visual: { suppress: HOLD_TO_APPROVE } },
  async play(context) {
    await ask(context, 'card');
    await waitForLastLine(context);
  },
};

/** HOME-3 a short tap approves nothing, and says how to go on. */
export const Tapped: Story = {
  parameters: { visual: { suppress: TAP_AGAIN } },
  async play(context) {
    const button = await ask(context, 'send');
    await userEvent.click(button);
    const t = translator(context.globals);
    await expect(button).toHaveAccessibleName(t('home.ai.tap-again'));
    await expect(within(context.canvasElement).queryByText(t('home.ai.approved'))).toBeNull();
    button.blur();
  },
};

/** HOME-3 the receipt says that it is an example. */
export const Approved: Story = {
  async play(context) {
    const button = await ask(context, 'send');
    await fireEvent.pointerDown(button, { button: 0 });
    const t = translator(context.globals);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(t('home.ai.approved'))).toBeVisible(), {
      timeout: 5000,
    });
    await expect(button).toHaveAccessibleName(t('home.ai.again'));
  },
};
