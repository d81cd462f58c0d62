import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AiWallet } from '../../../src/pages/home/AiWallet.tsx';
import { DemoScreen } from '../../../src/pages/home/ai-demo/DemoScreen.tsx';
import type { ExampleRequest } from '../../../src/pages/home/ai-demo/example-requests.ts';
import { useAiDemo } from '../../../src/pages/home/ai-demo/use-ai-demo.ts';
import { translator } from '../../support/messages.ts';
import { resetPageState } from '../../support/page-state.ts';

const meta = {
  title: 'Pages/Home/AI demo',
  render: () => <AiWallet />,
  beforeEach: resetPageState,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const TEXTS = {
  send: 'home.ai.example',
  swap: 'home.ai.swap',
  card: 'home.ai.card',
} as const satisfies Record<ExampleRequest, string>;

/** Asks, and waits until the plan is there. */
async function ask({ canvasElement, globals }: Context, request: ExampleRequest) {
  const t = translator(globals);
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t(TEXTS[request]) }));
  return canvas.findByRole('button', { name: t('home.ai.hold') }, { timeout: 5000 });
}

/** HOME-3 the request is being typed; the plan has its space. */
export const Typing: Story = {
  render: function Render() {
    const demo = useAiDemo();
    return (
      <DemoScreen demo={{ ...demo, typed: Math.floor(demo.text.length / 2), step: 'typing' }} />
    );
  },
  async play({ canvasElement, globals }) {
    const plan = within(canvasElement).getByText(translator(globals)('home.ai.plan'));
    await expect(plan).not.toBeVisible();
  },
};

/** HOME-3 another request, and its plan. */
export const SwapPlan: Story = {
  async play(context) {
    await ask(context, 'swap');
    const t = translator(context.globals);
    await expect(within(context.canvasElement).getByText(t('home.ai.received'))).toBeVisible();
  },
};

/** HOME-3 the plan with the longest line. */
export const CardPlan: Story = {
  async play(context) {
    await ask(context, 'card');
    const t = translator(context.globals);
    await expect(within(context.canvasElement).getByText(t('home.ai.on-card'))).toBeVisible();
  },
};

/** HOME-3 a short tap approves nothing, and says how to go on. */
export const Tapped: Story = {
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
