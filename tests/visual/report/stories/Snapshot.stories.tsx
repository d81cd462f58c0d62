import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  ANY_FONT,
  OPENED_SNAPSHOT,
  type OpenedSnapshot,
  changedSnapshot,
  changedGroup,
  waitForFocus,
} from './snapshot-fixtures.tsx';

const meta = {
  ...OPENED_SNAPSHOT,
  title: 'Visual report/Snapshot',
  args: { snapshots: [changedSnapshot()] },
  // English only; the layout changes at 720 and 900 px.
  tags: ['locale:en', 'width:375', 'width:800', 'width:1440'],
} satisfies Meta<typeof OpenedSnapshot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both screenshots from the same corner. */
export const SideBySide: Story = { args: { snapshots: changedGroup() } };

export const Slider: Story = {
  args: { mode: 'slider' },
  async play({ canvas }) {
    await waitForFocus();
    const line = canvas.getByRole('slider', { name: 'Between baseline and candidate' });
    line.focus();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await expect(line).toHaveAttribute('aria-valuenow', '40');
  },
};

export const OnionSkin: Story = { args: { mode: 'onion' } };

/** Space swaps the screenshots. */
export const Blink: Story = {
  args: { mode: 'blink' },
  async play({ canvas }) {
    await waitForFocus();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Baseline/);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Candidate/);
  },
};

/** Without a difference image, the browser subtracts the screenshots. */
export const Difference: Story = { args: { mode: 'difference' } };

/** A change is centered and enlarged without smoothing. */
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

/** VIS-4, VIS-16 a subtle change in a mode. */
export const Subtle: Story = {
  args: { snapshots: [changedSnapshot({ severity: 'subtle', mode: 'forced-colors' })] },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('forced-colors');
    await expect(canvas.getByText(/^Severity: subtle/)).toBeVisible();
  },
};

/** VIS-14 it passed only after it was captured again. */
export const Flaky: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        status: 'flaky',
        reason: 'Changed at first; unchanged on fresh pages.',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/Make the story deterministic/)).toBeVisible();
  },
};

/** Only in the baseline: the story no longer has this width. */
export const Removed: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        status: 'removed',
        reason: 'The story no longer has this width.',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
};

/** VIS-3 it looks different on a fresh page. */
export const NotIsolated: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        problems: [
          { source: 'isolation', rule: 'fresh page', text: '12 px differ.', selector: '' },
        ],
      }),
    ],
  },
};

/** Not in the baseline. */
export const New: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        status: 'new',
        reason: 'The baseline has no such story.',
        files: { actual: changedSnapshot().files.actual ?? '' },
        sizes: { actual: { width: 800, height: 664 } },
        changes: [],
      }),
    ],
  },
};

/** An error without screenshots. */
export const Broken: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        status: 'error',
        reason: 'TypeError: links is undefined\n    at DownloadPopup (GetApp.tsx:61:18)',
        files: {},
        sizes: {},
        changes: [],
      }),
    ],
  },
};

/** An error with two screenshots: the story looks different each time. */
export const Unstable: Story = {
  args: {
    snapshots: [changedSnapshot({ status: 'error', reason: 'another picture each time' })],
  },
};

/** No approval covers findings. */
export const WithFaults: Story = {
  args: {
    snapshots: [
      changedSnapshot({
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

/** The report has no screenshots of an unchanged snapshot. */
export const Same: Story = {
  args: {
    snapshots: [
      changedSnapshot({ status: 'unchanged', reason: '', files: {}, sizes: {}, changes: [] }),
    ],
  },
};

/** A long name, and a text without a break opportunity. */
export const LongNames: Story = {
  parameters: {
    visual: {
      suppress: { ...ANY_FONT.visual.suppress, 'broken-word': 'long names are shown completely' },
    },
  },
  args: {
    snapshots: [
      changedSnapshot({
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

/** The files of the screenshots are missing. */
export const MissingPicture: Story = {
  args: {
    snapshots: [
      changedSnapshot({
        files: { expected: 'data:image/png,gone', actual: 'data:image/png,gone' },
      }),
    ],
  },
  async play({ canvasElement }) {
    const explanations = await within(canvasElement).findAllByText(/is not beside this page/);
    await expect(explanations).toHaveLength(2);
  },
};
