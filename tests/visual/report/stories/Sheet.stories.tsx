import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { resultsFrom } from '../sample-results.ts';
import { DEMO, type Demo, MANY } from './demo.tsx';

const meta = {
  ...DEMO,
  title: 'Visual report/Sheet',
  // A tool in English only; it has two layouts, for a phone and for a desk.
  tags: ['locale:en', 'width:375', 'width:1440'],
  args: { at: '#story=features-header-all' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** VIS-6 all snapshots of a story: languages by widths, with the places that differ. */
export const All: Story = {
  async play({ canvasElement }) {
    const sheet = within(within(canvasElement).getByRole('table'));
    const names = sheet.getAllByRole('rowheader').map((it) => it.textContent);
    await expect(names).toEqual(['en', 'es', 'pt', 'zh-TW', 'vi']);
  },
};

/** VIS-16 modes stand below, each with the language and width that the story takes it in. */
export const Modes: Story = {
  async play({ canvasElement }) {
    const last = within(canvasElement).getByText(/px, mirrored$/);
    last.scrollIntoView();
    await expect(last).toBeVisible();
  },
};

/** A picture that is not beside the page is said in its place. */
export const PictureMissing: Story = {
  args: {
    results: resultsFrom(
      MANY.snapshots.map((row) =>
        Object.assign({}, row, { files: { actual: 'data:image/png;base64,AAAA' } }),
      ),
    ),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getAllByText('Picture missing')[0]).toBeVisible());
  },
};
