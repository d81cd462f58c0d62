import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { loadResults } from '../app/model/load-results.ts';
import { Page } from '../app/view/Page.tsx';
import { resultsFrom, sampleResults } from '../sample-results.ts';
import { DEMO, type Demo, MANY } from './demo.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Report',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const SAME = sampleResults({ snapshots: 1_800, same: true });

/** VIS-6 what needs review comes first; the run has a note to say. */
export const NeedsReview: Story = {
  args: {
    results: { ...MANY, notes: ['An approval has lapsed: main has the change it was given for.'] },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^\d+ to review$/);
    await expect(page.getByRole('button', { name: /^Needs review/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** VIS-6 nothing differs: what was compared, and what could be skipped. */
export const NothingDiffers: Story = { args: { results: SAME } };

/** VIS-8 a run without a base: only the layout was looked at. */
export const WithoutBase: Story = {
  args: {
    results: resultsFrom(
      SAME.snapshots.map((row) => Object.assign({}, row, { status: 'captured' })),
    ),
  },
};

/** The filters of the run left nothing. */
export const NoSnapshots: Story = { args: { results: resultsFrom([]) } };

/** One snapshot is a report too. */
export const OneSnapshot: Story = { args: { results: resultsFrom(MANY.snapshots.slice(1, 2)) } };

const LONG = 'WithAnUncommonlyLongNameThatSomebodyGaveItWithoutAnySpaceInItAtAll';

/** Names of any length are cut where there is no room, and never push the snapshots away. */
export const LongNames: Story = {
  parameters: { visual: { suppress: { clipped: 'long names end in an ellipsis' } } },
  args: {
    results: resultsFrom(
      MANY.snapshots
        .slice(0, 40)
        .map((row) =>
          Object.assign({}, row, { title: `Pages/${LONG}/${LONG}`, name: `${row.name}${LONG}` }),
        ),
    ),
  },
};

/** Results that are missing or cut short are said. */
export const NoResults: Story = {
  render: () => <Page loaded={loadResults(undefined)} served={false} />,
};

/** Results that an older or newer run wrote are said as well. */
export const OtherVersion: Story = {
  render: () => <Page loaded={loadResults({ version: 1, snapshots: [] })} served={false} />,
};

/** `?` shows every key and what the squares mean. */
export const Help: Story = {
  async play({ canvasElement }) {
    await userEvent.keyboard('?');
    const help = await within(canvasElement).findByRole('dialog');
    await expect(within(help).getByText('Next snapshot that needs review')).toBeVisible();
  },
};

/** Keys of one character can be switched off (WCAG 2.1.4); the others still work. */
export const LettersOff: Story = {
  async play({ canvasElement }) {
    await userEvent.keyboard('?');
    const help = await within(canvasElement).findByRole('dialog');
    await userEvent.click(within(help).getByRole('checkbox', { name: /^Keys of one letter/ }));
    await expect(within(help).queryByText('Next snapshot that needs review')).toBeNull();
    await expect(within(help).getByText('Move from snapshot to snapshot')).toBeVisible();
  },
};
