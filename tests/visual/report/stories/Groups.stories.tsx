import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ResultRow } from '../results.ts';
import { resultsFrom } from './sample-results.ts';
import {
  ANY_FONT,
  OPENED_REPORT,
  type OpenedReport,
  SAMPLE,
  SWEPT,
  waitForFrames,
} from './fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Groups',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { hash: '#view=groups' },
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;
const ODD: Readonly<Record<string, ResultRow['findings'][number]>> = {
  'zh-TW': {
    rule: 'parity-wrap',
    selector: 'header > nav > ul > li:nth-of-type(1) > button',
    key: 'header.nav.home',
    text: 'only zh-TW has 2 rows of these tabs',
    pixels: 0,
  },
  es: {
    rule: 'parity-order',
    selector: 'header > nav > ul > li:nth-of-type(3)',
    key: 'header.nav.earn-dapp',
    text: 'only es has this item and 1 element in it in another place',
    pixels: 0,
  },
  vi: {
    rule: 'parity-elements',
    selector: 'header > a',
    key: 'header.get-app',
    text: 'only vi lacks this link',
    pixels: 0,
  },
};

/** Commands are long, and in the system's monospace font. */
const CODE = {
  visual: {
    suppress: {
      ...ANY_FONT.visual.suppress,
      'broken-word+text-200': 'a command may break anywhere where it is wider than a phone',
    },
  },
};

/** VIS-6 each change once, with both screenshots and its outliers. */
export const All: Story = {
  async play({ canvas }) {
    const groups = within(canvas.getByRole('list', { name: 'Groups' }));
    await expect(groups.getAllByText(/is the only language that changed/)[0]).toBeInTheDocument();
  },
};

/** VIS-6 a whole group is accepted for one reason. */
export const Accepted: Story = {
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('button', { name: /^Accept \d+ snapshots/ });
    await userEvent.click(first as Element);
    await userEvent.keyboard('The button is green now{Enter}');
    const accepted = await canvas.findByRole('button', { name: 'Accepted' });
    await expect(accepted).toHaveAttribute('aria-disabled', 'true');
    // Longer than a browser takes to move the focus away from a disabled button.
    await waitForFrames(2);
    await expect(accepted).toHaveFocus();
  },
};

/** VIS-4 one severity of a group is accepted. */
export const OneSeverityAccepted: Story = {
  parameters: CODE,
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('button', { name: /^Accept \d+ subtle$/ });
    await userEvent.click(first as Element);
    await userEvent.keyboard('Hardly seen{Enter}');
    await expect(await canvas.findByText(/^\d+ snapshots accepted, not saved$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save \d+ approvals?$/ }));
    const panel = await canvas.findByRole('dialog', { name: 'Accepted, not saved yet' });
    await expect(within(panel).getAllByText(/--severity subtle/)[0]).toBeVisible();
  },
};

/** VIS-14 snapshots that passed only when captured again; the tab shows them with any filter. */
export const Flaky: Story = {
  args: { results: { ...SAMPLE, strict: true }, hash: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/, \d+ flaky$/);
    await userEvent.click(canvas.getByRole('button', { name: /^Flaky 1$/ }));
    const list = within(await canvas.findByRole('list', { name: 'Flaky' }));
    await expect(list.getByText('Changed at first; unchanged on fresh pages.')).toBeVisible();
  },
};

/** VIS-21 the odd language of each finding. */
export const Parity: Story = {
  args: {
    results: resultsFrom(
      SAMPLE.snapshots.flatMap((row) => {
        const finding = ODD[row.locale];
        const isOdd = finding && row.title === 'Features/Header' && row.mode === undefined;
        return isOdd ? [{ ...row, status: 'captured', findings: [finding] }] : [];
      }),
      { parity: { judged: 6, notJudged: 0 } },
    ),
    hash: '#view=findings&status=all',
  },
  async play({ canvas }) {
    const list = within(canvas.getByRole('list', { name: 'Findings' }));
    await expect(list.getByText(/^only zh-TW has 2 rows of these tabs: /)).toBeVisible();
  },
};

const { rows: sweptRows, sweep } = SWEPT;

/** VIS-19 each finding of a sweep, with the sizes at which it exists. */
export const Sweep: Story = {
  args: { results: resultsFrom(sweptRows, { sweep }), hash: '#view=findings' },
  async play({ canvas }) {
    const list = within(canvas.getByRole('list', { name: 'Findings' }));
    await expect(list.getByText(/^this button has 2 lines, from 431 to 447 px: /)).toBeVisible();
    await expect(list.getByText(/from 480 to 613 px of height, 375 px wide: /)).toBeVisible();
  },
};

/** VIS-19 a sweep whose only findings are suppressed has nothing to review. */
export const SweepWithoutFindings: Story = {
  args: {
    results: resultsFrom(
      sweptRows.map((row) => {
        const findings = row.findings.map((it) => Object.assign({ suppressed: 'meant' }, it));
        return Object.assign({}, row, { findings });
      }),
      { sweep },
    ),
    hash: '#view=findings',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to review');
    await expect(canvas.getByText(/^15 stories × languages swept in /)).toBeVisible();
  },
};

/** VIS-8, VIS-9 each finding once, with its snapshots. */
export const Faults: Story = { args: { hash: '#view=findings&status=all' } };
