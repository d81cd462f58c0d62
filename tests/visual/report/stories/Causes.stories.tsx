import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Cause, ChangedInput, ResultRow } from '../results.ts';
import { ANY_FONT, OPENED_REPORT, type OpenedReport, SAMPLE, waitForFrames } from './fixtures.tsx';
import { resultsFrom } from './sample-results.ts';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Causes',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { hash: '#view=groups' },
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

const RADIUS: ChangedInput = { kind: 'token', name: 'radius-small', before: '8px', after: '9px' };
const LABEL: ChangedInput = {
  ...{ kind: 'message', name: 'vi:header.get-app' },
  ...{ before: 'Get app', after: 'Get the app now' },
};
const FILES: ChangedInput[] = [
  { kind: 'file', name: 'src/features/download/DownloadPopup.tsx' },
  { kind: 'package', name: 'styled-components' },
];

const ONLY: Cause = { inputs: [RADIUS], notTried: [], how: 'only' };
const reverted = (witness: string, ...inputs: ChangedInput[]): Cause => ({
  ...{ inputs, notTried: [], how: 'reverted', witness },
});

/** The sample with a cause for each changed row that has one. */
function sampleWith(causeOf: (row: ResultRow) => Cause | undefined) {
  const rows = SAMPLE.snapshots.map((row): ResultRow => {
    const cause = row.status === 'changed' ? causeOf(row) : undefined;
    return Object.assign({}, row, cause && { cause });
  });
  return resultsFrom(rows, { retakes: SAMPLE.retakes, isolation: SAMPLE.isolation });
}

/** VIS-20 one token caused all changes; the groups say where. */
export const One: Story = {
  args: { results: sampleWith(() => ONLY) },
  async play({ canvas }) {
    const groups = within(canvas.getByRole('list', { name: 'Groups' }));
    await expect(
      groups.getByRole('heading', { name: 'token radius-small: 8px became 9px' }),
    ).toBeVisible();
    await expect(groups.getByText(/^Nothing else that they use/)).toBeVisible();
  },
};

/** VIS-20 one cause, two causes at once, inputs that were not tried, and a build that cannot be traced. */
export const Several: Story = {
  args: {
    results: sampleWith(({ title, locale }) => {
      if (title === 'Features/Download popup')
        return { inputs: [], notTried: FILES, how: 'not tried' };
      if (title === 'Pages/Bank card') return undefined;
      if (locale === 'vi') return reverted('pages-home-all/vi/1440', RADIUS, LABEL);
      return reverted('pages-home-all/en/1440', RADIUS);
    }),
  },
  async play({ canvas }) {
    const groups = within(canvas.getByRole('list', { name: 'Groups' }));
    await expect(groups.getByRole('heading', { name: /^2 causes: token radius/ })).toBeVisible();
    await expect(groups.getByRole('heading', { name: /^not tried: one of src/ })).toBeVisible();
  },
};

/** VIS-20 all snapshots of a cause are accepted for one reason. */
export const Accepted: Story = {
  ...Several,
  parameters: ANY_FONT,
  async play({ canvas }) {
    const [first] = canvas.getAllByRole('button', { name: /^Accept the cause, \d+ snapshots/ });
    await userEvent.click(first as Element);
    await userEvent.keyboard('Rounder corners{Enter}');
    const [accepted] = await canvas.findAllByRole('button', { name: 'Accepted' });
    await expect(accepted).toHaveAttribute('aria-disabled', 'true');
    await waitForFrames(2);
    await expect(accepted).toHaveFocus();
  },
};

/** VIS-20 the cause of one snapshot, and how it was found. */
export const Snapshot: Story = {
  args: {
    results: sampleWith(() => reverted('pages-home-all/en/1440', RADIUS)),
    hash: '#snapshot=pages-home-all%2Fen%2F1440',
  },
  parameters: { visual: { suppress: { 'raw-id': 'the report shows message ids' } } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Cause' })).toBeVisible();
  },
};
