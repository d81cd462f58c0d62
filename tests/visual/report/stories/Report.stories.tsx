import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { loadResults } from '../app/model/load-results.ts';
import { Page } from '../app/view/Report.tsx';
import { resultsFrom, sampleResults } from './sample-results.ts';
import { OPENED_REPORT, type OpenedReport, SAMPLE } from './fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Report',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

const SAME = sampleResults({ snapshots: 1_800, same: true });

/** VIS-6 the report opens with the snapshots that need a review; the run has a note. */
export const NeedsReview: Story = {
  args: {
    results: {
      ...SAMPLE,
      notes: ['An approval has expired: main contains the change that it approved.'],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^\d+ to review$/);
    const review = canvas.getByRole('button', { name: /^Needs review/ });
    await expect(review).toHaveAttribute('aria-pressed', 'true');
  },
};

/** VIS-6 what was compared, and how much was skipped. */
export const NothingDiffers: Story = { args: { results: SAME } };

/** VIS-8 a run without a baseline: only the layout lint. */
export const WithoutBase: Story = {
  args: {
    results: resultsFrom(
      SAME.snapshots.map((row) => Object.assign({}, row, { status: 'captured' })),
    ),
  },
};

/** The run's filters left no snapshot. */
export const NoSnapshots: Story = { args: { results: resultsFrom([]) } };

export const OneSnapshot: Story = { args: { results: resultsFrom(SAMPLE.snapshots.slice(1, 2)) } };

/** VIS-21 in one language nothing can be compared, and the report says so. */
export const OneLanguage: Story = {
  args: {
    results: resultsFrom(
      SAME.snapshots.filter(({ locale }) => locale === 'vi'),
      { parity: { judged: 0, notJudged: 360 } },
    ),
  },
  async play({ canvas }) {
    await expect(
      canvas.getByText(/languages compared at 0 stories × widths, not at 360/),
    ).toBeVisible();
  },
};

const LONG = 'WithAnUncommonlyLongNameThatSomebodyGaveItWithoutAnySpaceInItAtAll';

/** Long names are truncated and never move the snapshots. */
export const LongNames: Story = {
  parameters: { visual: { suppress: { clipped: 'long names end in an ellipsis' } } },
  args: {
    results: resultsFrom(
      SAMPLE.snapshots
        .slice(0, 40)
        .map((row) =>
          Object.assign({}, row, { title: `Pages/${LONG}/${LONG}`, name: `${row.name}${LONG}` }),
        ),
    ),
  },
};

/** `results.js` is missing or incomplete. */
export const NoResults: Story = {
  render: () => <Page loaded={loadResults(undefined)} served={false} />,
};

/** The results are from an older or newer version. */
export const OtherVersion: Story = {
  render: () => <Page loaded={loadResults({ version: 1, snapshots: [] })} served={false} />,
};

/** `?` shows the keyboard shortcuts and the legend. */
export const Help: Story = {
  async play({ canvas }) {
    await userEvent.keyboard('?');
    const help = await canvas.findByRole('dialog');
    await expect(within(help).getByText('Next snapshot that needs review')).toBeVisible();
  },
};

/** Single-character shortcuts can be turned off (WCAG 2.1.4); other keys still work. */
export const LettersOff: Story = {
  async play({ canvas }) {
    await userEvent.keyboard('?');
    const help = await canvas.findByRole('dialog');
    await userEvent.click(
      within(help).getByRole('checkbox', { name: /^Single-character shortcuts/ }),
    );
    await expect(within(help).queryByText('Next snapshot that needs review')).toBeNull();
    await expect(within(help).getByText('Move from snapshot to snapshot')).toBeVisible();
  },
};
