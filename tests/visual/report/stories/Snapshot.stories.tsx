import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  ANY_FONT,
  CANDIDATE_FILE,
  NO_IMAGES,
  OPENED_SNAPSHOT,
  type OpenedSnapshot,
  changedGroup,
  waitForFocus,
} from './fixtures.tsx';

const meta = {
  ...OPENED_SNAPSHOT,
  title: 'Visual report/Snapshot',
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
    const fit = canvas.getByRole('button', { name: 'Fit' });
    await expect(fit).toHaveAttribute('aria-pressed', 'false');
  },
};

/** VIS-4, VIS-16 a subtle change in a mode. */
export const Subtle: Story = {
  args: { row: { severity: 'subtle', mode: 'forced-colors' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('forced-colors');
    await expect(canvas.getByText(/^Severity: subtle/)).toBeVisible();
  },
};

/** VIS-14 it passed only after it was captured again; what differed at first is shown. */
export const Flaky: Story = {
  args: { row: { status: 'flaky', reason: '3 pixels differ at first; the same from fresh pages' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: /^Candidate/ })).toBeVisible();
    await expect(canvas.getByText(/Make the story deterministic/)).toBeVisible();
  },
};

/** VIS-14 its play function failed once: no screenshot differed. */
export const FlakyPlay: Story = {
  args: { row: { ...NO_IMAGES, status: 'flaky', reason: 'failed at first: play threw' } },
  async play({ canvas }) {
    await expect(canvas.getByText(/Make the story deterministic/)).toBeVisible();
  },
};

/** Only in the baseline: the story no longer has this width. */
export const Removed: Story = {
  args: {
    row: { ...NO_IMAGES, status: 'removed', reason: 'The story no longer has this width.' },
  },
};

/** VIS-3 it looks different on a fresh page. */
export const NotIsolated: Story = {
  args: {
    row: {
      problems: [{ source: 'isolation', rule: 'fresh page', text: '12 px differ.', selector: '' }],
    },
  },
};

/** Not in the baseline. */
export const New: Story = {
  args: {
    row: {
      status: 'new',
      reason: 'The baseline has no such story.',
      files: { actual: CANDIDATE_FILE },
      sizes: { actual: { width: 800, height: 664 } },
      changes: [],
    },
  },
};

/** An error without screenshots. */
export const Broken: Story = {
  args: {
    row: {
      ...NO_IMAGES,
      status: 'error',
      reason: 'TypeError: links is undefined\n    at DownloadPopup (GetApp.tsx:61:18)',
    },
  },
};

/** An error with two screenshots: the story looks different each time. */
export const Unstable: Story = {
  args: { row: { status: 'error', reason: 'another picture each time' } },
};

/** No approval covers findings. */
export const WithFaults: Story = {
  args: {
    row: {
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
    },
  },
};

/** VIS-21 one language differs from the others. */
export const OddLanguage: Story = {
  args: {
    row: {
      status: 'captured',
      reason: '',
      files: { actual: CANDIDATE_FILE },
      sizes: { actual: { width: 800, height: 664 } },
      changes: [],
      findings: [
        {
          rule: 'parity-wrap',
          selector: 'header > nav > ul > li:nth-of-type(1) > a',
          key: 'header.nav.home',
          text: 'only en has 2 rows of these links',
          pixels: 0,
        },
      ],
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^only en has 2 rows of these links: /)).toBeVisible();
    await expect(canvas.getByText('parity')).toBeVisible();
  },
};

/** The report has no screenshots of an unchanged snapshot. */
export const Same: Story = { args: { row: { ...NO_IMAGES, status: 'unchanged', reason: '' } } };

/** A long name, and a text without a break opportunity. */
export const LongNames: Story = {
  parameters: {
    visual: {
      suppress: { ...ANY_FONT.visual.suppress, 'broken-word': 'long names are shown completely' },
    },
  },
  args: {
    row: {
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
    },
  },
};

/** The files of the screenshots are missing. */
export const MissingPicture: Story = {
  parameters: {
    visual: { suppress: { 'broken-word+sweep': 'the name of a file may break anywhere' } },
  },
  args: {
    row: { files: { expected: 'data:image/png,gone', actual: 'data:image/png,gone' } },
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByText(/is not beside this page/)).toHaveLength(2);
  },
};
