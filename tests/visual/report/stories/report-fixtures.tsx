/** Sample reports for stories; their screenshots are data URLs. */
import { Report } from '../app/view/Report.tsx';
import type { Results } from '../results.ts';
import { sampleResults } from '../sample-results.ts';

/** A page whose button is blue in the baseline and green in the candidate. */
function drawPage({ width }: { width: number }, kind: string): string {
  const button = kind === 'expected' ? '%232f3bf5' : '%230e8f5b';
  const shapes = [
    `<rect width='${width}' height='1200' fill='%23f6f4f0'/>`,
    `<rect width='${width}' height='80' fill='%230c0d12'/>`,
    `<rect x='${width - 168}' y='18' width='140' height='44' rx='22' fill='${button}'/>`,
    `<rect x='24' y='140' width='${width / 2}' height='56' rx='8' fill='%2315171f'/>`,
    `<rect x='24' y='220' width='${width / 3}' height='24' rx='8' fill='%23a9a49a'/>`,
  ];
  const frame = `xmlns='http://www.w3.org/2000/svg' width='${width}' height='1200'`;
  return `data:image/svg+xml,<svg ${frame}>${shapes.join('')}</svg>`;
}

const MODES = ['low', 'landscape', 'dpr-2', 'forced-colors', 'motion', 'text-200', 'mirrored'];

/** Every status, in 30 stories, five languages, two widths and seven modes. */
export const SAMPLE: Results = {
  ...sampleResults({ snapshots: 510, widths: [375, 1440], modes: MODES, file: drawPage }),
  retakes: 11,
  isolation: { sampled: 68, different: 0 },
};

/** Opened at a hash, without changing the URL of Storybook's frame. */
export function OpenedReport({
  results = SAMPLE,
  hash = '',
}: {
  results?: Results;
  hash?: string;
}) {
  return <Report results={results} memory={hash} />;
}

export const OPENED_REPORT = {
  component: OpenedReport,
  beforeEach: clearStorage,
  parameters: { visual: { narrowed: 'in English only; two layouts, phone and desktop' } },
};

/** For `beforeEach`: removes pending approvals before and after a story. */
export function clearStorage(): () => void {
  const clear = () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('visual-report/')) localStorage.removeItem(key);
    }
  };
  clear();
  return clear;
}

/** For `play`. */
export async function waitForFrames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
