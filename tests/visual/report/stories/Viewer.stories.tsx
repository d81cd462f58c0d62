import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  ANY_LETTERS,
  SHOWN,
  type Shown,
  snapshotWith,
  groupOfSnapshots,
  hasKeyboard,
} from './review.tsx';

const meta = {
  ...SHOWN,
  title: 'Visual report/Snapshot',
  args: { snapshots: [snapshotWith()] },
  // A tool for the team, in English only; its own layouts change at 720 and 900 px.
  tags: ['locale:en', 'width:375', 'width:800', 'width:1440'],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Base and new beside each other, both from the same corner. */
export const SideBySide: Story = { args: { snapshots: groupOfSnapshots() } };

/** One picture in two parts. */
export const Slider: Story = {
  args: { mode: 'slider' },
  async play({ canvas }) {
    await hasKeyboard();
    const line = canvas.getByRole('slider', { name: 'Between base and new' });
    line.focus();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await expect(line).toHaveAttribute('aria-valuenow', '40');
  },
};

/** Both at once. */
export const OnionSkin: Story = { args: { mode: 'onion' } };

/** One after the other, by hand. */
export const Blink: Story = {
  args: { mode: 'blink' },
  async play({ canvas }) {
    await hasKeyboard();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^The base/);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^This tree/);
  },
};

/** Without a picture of the difference the two are subtracted here. */
export const Difference: Story = { args: { mode: 'difference' } };

/** A place of the list in the middle, enlarged: pixels stay pixels. */
export const Enlarged: Story = {
  args: { mode: 'slider' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /header\.get-app/ }));
    await expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

/** VIS-4, VIS-16 a change that a person hardly sees, in a mode. */
export const Subtle: Story = {
  args: { snapshots: [snapshotWith({ severity: 'subtle', mode: 'forced-colors' })] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('forced-colors');
    await expect(canvas.getByText(/^Severity: subtle/)).toBeVisible();
  },
};

/** VIS-14 it passed, but only when it was captured again. */
export const Flaky: Story = {
  args: {
    snapshots: [
      snapshotWith({
        status: 'flaky',
        reason: 'Changed at first; the same from fresh pages.',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/The story is to be made steady/)).toBeVisible();
  },
};

/** Only the base has it: here the story does not take the width any more. */
export const Removed: Story = {
  args: {
    snapshots: [
      snapshotWith({
        status: 'removed',
        reason: 'The story does not take this width any more.',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
};

/** VIS-3 a fresh page shows something else than the one on which snapshots follow one another. */
export const NotIsolated: Story = {
  args: {
    snapshots: [
      snapshotWith({
        problems: [
          { source: 'isolation', rule: 'fresh page', text: '12 px differ.', selector: '' },
        ],
      }),
    ],
  },
};

/** The base has no such snapshot. */
export const New: Story = {
  args: {
    snapshots: [
      snapshotWith({
        status: 'new',
        reason: 'The base has no such story.',
        files: { actual: snapshotWith().files.actual ?? '' },
        sizes: { actual: { width: 800, height: 664 } },
        changes: [],
      }),
    ],
  },
};

/** Nothing to look at, and nothing to accept. */
export const Broken: Story = {
  args: {
    snapshots: [
      snapshotWith({
        status: 'error',
        reason: 'TypeError: links is undefined\n    at DownloadPopup (GetApp.tsx:61:18)',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
};

/** An error that has two pictures: they differ each time. */
export const Unstable: Story = {
  args: {
    snapshots: [snapshotWith({ status: 'error', reason: 'another picture each time' })],
  },
};

/** What no approval covers. */
export const WithFaults: Story = {
  args: {
    snapshots: [
      snapshotWith({
        findings: [
          {
            rule: 'clipped',
            selector: 'header > a',
            key: 'header.get-app',
            text: 'Get the app',
            pixels: 7,
          },
        ],
        problems: [
          {
            source: 'axe',
            rule: 'color-contrast',
            text: 'Elements must meet minimum color contrast ratio thresholds',
            selector: 'footer > p',
          },
        ],
      }),
    ],
  },
};

/** Nothing differs: no picture was kept. */
export const Same: Story = {
  args: {
    snapshots: [
      snapshotWith({ status: 'unchanged', reason: '', files: {}, sizes: {}, changes: [] }),
    ],
  },
};

/** A name nobody should have given, and a text without a place to break. */
export const LongNames: Story = {
  parameters: {
    visual: {
      suppress: { ...ANY_LETTERS.visual.suppress, 'broken-word': 'a name of ours is shown whole' },
    },
  },
  args: {
    snapshots: [
      snapshotWith({
        title: 'Features/Header with a navigation of sections that can be scrolled sideways',
        name: 'Menu open while the language list is open and the download popup is asked for',
        changes: [
          {
            box: { x: 40, y: 200, width: 340, height: 204 },
            selector: `main > section:nth-of-type(12) > ${'div > '.repeat(12)}a`,
            text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            key: 'home.sections.stablecoin.explanations.guarantees.footnote.second-paragraph',
          },
        ],
      }),
    ],
  },
};

/** The picture's file was left behind when the folder was copied. */
export const MissingPicture: Story = {
  args: {
    snapshots: [
      snapshotWith({ files: { expected: 'data:image/png,gone', actual: 'data:image/png,gone' } }),
    ],
  },
  async play({ canvasElement }) {
    const said = await within(canvasElement).findAllByText(/is not beside this page/);
    await expect(said).toHaveLength(2);
  },
};
