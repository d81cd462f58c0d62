/** Invented reports for the stories of the visual report; their pictures are drawn, not loaded. */
import { Report } from '../app/view/Report.tsx';
import type { Results } from '../results.ts';
import { sampleResults } from '../sample-results.ts';

/** A page as a picture: a dark header with a button that is blue in the base and green now. */
export function drawn({ width }: { width: number }, kind: string): string {
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

/** Modes as a run has them; each story takes each once. */
const MODES = ['low', 'landscape', 'dpr-2', 'forced-colors', 'motion', 'text-200', 'mirrored'];

/** Every kind of result, in 30 stories, five languages, two widths and seven modes. */
export const MANY: Results = {
  ...sampleResults({ snapshots: 510, widths: [375, 1440], modes: MODES, file: drawn }),
  retakes: 11,
  isolation: { sampled: 68, different: 0 },
};

/** A report at a hash; the address of the frame is left alone. */
export function Demo({ results = MANY, at = '' }: { results?: Results; at?: string }) {
  return <Report results={results} memory={at} />;
}

/** What the stories of {@link Demo} share. */
export const DEMO = {
  component: Demo,
  beforeEach: forgetApprovals,
  parameters: { visual: { narrowed: 'in English only; two layouts, for a phone and a desk' } },
};

/** For `beforeEach`: no approvals are left from the last story, and none for the next. */
export function forgetApprovals(): () => void {
  const forget = () => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('visual-report/')) localStorage.removeItem(key);
    }
  };
  forget();
  return forget;
}

/** For `play`: resolves after so many frames. */
export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await new Promise((drawn) => requestAnimationFrame(drawn));
}
