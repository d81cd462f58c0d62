import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { resultsFrom } from './sample-results.ts';
import { OPENED_REPORT, type OpenedReport, SAMPLE } from './fixtures.tsx';

const meta = {
  ...OPENED_REPORT,
  title: 'Visual report/Story grid',
  // English only; two layouts, phone and desktop.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { hash: '#story=features-header-all' },
} satisfies Meta<typeof OpenedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VIS-6 all snapshots of a story: languages by widths, with marked changes. */
export const All: Story = {
  async play({ canvas }) {
    const grid = within(canvas.getByRole('table'));
    const names = grid.getAllByRole('rowheader').map((it) => it.textContent);
    await expect(names).toEqual(['en', 'es', 'pt', 'zh-TW', 'vi']);
  },
};

/** VIS-16 modes are below, each with its language and width. */
export const Modes: Story = {
  async play({ canvas }) {
    const last = canvas.getByText(/px, mirrored$/);
    last.scrollIntoView();
    await expect(last).toBeVisible();
  },
};

/** The files of the screenshots are missing. */
export const PictureMissing: Story = {
  args: {
    results: resultsFrom(
      SAMPLE.snapshots.map((row) =>
        Object.assign({}, row, { files: { actual: 'data:image/png;base64,AAAA' } }),
      ),
    ),
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByText('Screenshot missing')[0]).toBeVisible());
  },
};
