import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { INITIAL_LIVE } from '../app/model/live.ts';
import { LiveReport } from '../app/view/live/LiveReport.tsx';
import { ANY_FONT } from './fixtures.tsx';
import { PLANNED, differing, liveState, rowsWith } from './live-samples.ts';

const meta = {
  component: LiveReport,
  title: 'Visual report/Live',
  // English only; a phone, beside an editor, a desktop.
  tags: ['locale:en', 'width:375', 'width:700', 'width:1440'],
  parameters: { visual: { narrowed: 'in English only; a phone, beside an editor, a desktop' } },
  args: { live: liveState({}), isConnected: true, initialHash: '' },
} satisfies Meta<typeof LiveReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VIS-17 the development server is not ready yet. */
export const Starting: Story = { args: { live: INITIAL_LIVE } };

/** VIS-17 nothing was saved yet. */
export const Waiting: Story = {
  args: { live: liveState({ phase: 'waiting', planned: [], rows: {}, files: [], times: {} }) },
};

const FIRST = new Set(PLANNED.slice(0, 14).map(({ snapshot }) => snapshot));

/** VIS-17 until a snapshot is captured again, its last picture is shown, paler. */
export const Capturing: Story = {
  args: {
    live: liveState({
      ...{ phase: 'capturing', save: 2, times: { lint: 640, picture: 655 } },
      rows: rowsWith((row, index) => ({
        ...(FIRST.has(row.snapshot) && differing(row, index)),
        save: FIRST.has(row.snapshot) ? 2 : 1,
      })),
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('14 of 120 captured');
  },
};

export const NothingDiffers: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing differs');
  },
};

/** VIS-17 changes are marked in their pictures. */
export const Differs: Story = {
  args: { live: liveState({ rows: rowsWith(differing) }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of 120 differ$/);
  },
};

const FINDING = {
  ...{ rule: 'clipped' as const, pixels: 7 },
  ...{ selector: 'header > a', key: 'header.get-app', text: 'Tải ứng dụng' },
};
const withFindings = rowsWith(({ locale, width }) =>
  locale === 'vi' && width < 800 ? { findings: [FINDING] } : {},
);

/** VIS-17 a finding of the lint is a red corner, and in the list of findings. */
export const Findings: Story = {
  args: { live: liveState({ rows: withFindings }) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/with findings$/);
  },
};

export const FindingList: Story = {
  args: { live: liveState({ rows: withFindings }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Findings/ }));
    await expect(canvas.getByRole('heading', { name: /clipped/ })).toBeVisible();
  },
};

/** VIS-17 the message of a syntax error; the last good pictures stay. */
export const SyntaxError: Story = {
  parameters: ANY_FONT,
  args: {
    live: liveState({
      ...{ phase: 'error', times: {} },
      error: `src/features/header/Header.tsx: Unexpected token (12:15)

  11 | export function Header() {
> 12 |   const open = ;
     |                ^
  13 |   return <Bar open={open} />;`,
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Unexpected token/)).toBeVisible();
  },
};

/** VIS-17 a story that fails has the error's text in its snapshots. */
export const StoryFails: Story = {
  args: {
    live: liveState({
      rows: rowsWith(({ story }) =>
        story === PLANNED[0]?.story
          ? { status: 'error', reason: 'the story threw: links is undefined' }
          : {},
      ),
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('60 failed');
  },
};

/** VIS-17 a renamed story is named. */
export const StoryGone: Story = {
  args: { live: liveState({ notice: 'Features/Header/Top is gone' }) },
};

/** VIS-17 a save that reaches no story leaves the last one on the page. */
export const NoStory: Story = {
  args: { live: liveState({ notice: 'src/build/build-stamp.ts reaches no story' }) },
};

/** VIS-17 the development server has ended, and is started again. */
export const Restarting: Story = { args: { live: liveState({ phase: 'restarting' }) } };

/** VIS-17 the watcher has ended; the page connects again if it returns. */
export const Disconnected: Story = { args: { isConnected: false } };

/** VIS-17 a snapshot is as in the report, and a save replaces its pictures; there is nothing to accept. */
export const Snapshot: Story = {
  parameters: { visual: { suppress: { 'raw-id': 'the report shows message ids' } } },
  args: {
    live: liveState({ rows: rowsWith(differing) }),
    initialHash: '#snapshot=features-header-all/en/1440',
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Where it differs')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
  },
};
