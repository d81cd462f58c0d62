/**
 * `npm run bench:site`: Lighthouse for every route in every language, as a document and as a hash address
 * (ROUTE-12), on a simulated phone with slow 4G; prints medians. Reports are in `test-results/`.
 *
 * - `--runs N` (default 3)
 * - `--only es/order/`, `--only 'es/#/order'`: one address; may be repeated
 * - `--cpu N`: how many times slower the processor is (default 4)
 * - `--no-scripts`: without script files, to compare the blocking time
 * - `--repeat`: a second visit, with the caches and the service worker of the first
 * - `--save`: replaces the table of the docs page Performance; only with all addresses, as a first visit
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { documentPath } from '../../src/app/document-paths.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { startSite } from '../../mocks/preview/serve.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { CHROMIUM_ARGS, chromiumPath, FONTS_VARIABLE } from '../run/browser.ts';

const REPORTS = 'test-results/bench-site';
const FIGURES = 'stories/docs/performance/site.json';
const DEBUG_PORT = 9333;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true },
    cpu: { type: 'string', default: '4' },
    'no-scripts': { type: 'boolean', default: false },
    repeat: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    dist: { type: 'string', default: LOCAL_BUILD },
    port: { type: 'string', default: '4173' },
    'distribution-port': { type: 'string', default: '4174' },
  },
});

/** Times in ms, layout shift as a score, sizes in kB as sent, Lighthouse scores of 100. */
type Figures = Record<(typeof COLUMNS)[number][0], number>;

const COLUMNS = [
  ['performance', 'perf', 0],
  ['accessibility', 'a11y', 0],
  ['bestPractices', 'best', 0],
  ['seo', 'seo', 0],
  ['firstContentfulPaintMs', 'FCP ms', 0],
  ['largestContentfulPaintMs', 'LCP ms', 0],
  ['totalBlockingTimeMs', 'TBT ms', 0],
  ['cumulativeLayoutShift', 'CLS', 3],
  ['scriptKb', 'JS kB', 1],
  ['fontKb', 'fonts kB', 1],
  ['totalKb', 'all kB', 1],
] as const;

const isWholeTable = !values.only && values.cpu === '4' && !values['no-scripts'] && !values.repeat;
if (values.save && !isWholeTable)
  throw new TypeError('--save is for all addresses, without other options');

const addresses =
  values.only ??
  LOCALES.flatMap((locale) =>
    Object.values(ROUTES).flatMap((path) => [
      documentPath(locale, path),
      `${documentPath(locale, ROUTES.home)}#${path}`,
    ]),
  );
const documents: Record<string, string | number>[] = [];
await mkdir(REPORTS, { recursive: true });
const site = await startSite({
  dist: values.dist,
  port: Number(values.port),
  distributionPort: Number(values['distribution-port']),
});
const executablePath = await chromiumPath();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, [FONTS_VARIABLE]: await writeFonts(dirname(executablePath)) },
  args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  console.log(['address'.padEnd(30), ...COLUMNS.map(([, name]) => name.padStart(9))].join(''));
  for (const address of addresses) {
    const runs: Figures[] = [];
    if (values.repeat) await measureDocument(address);
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await measureDocument(address, values.repeat));
    const medians = COLUMNS.map(
      ([key, , digits]) =>
        [key, Number(median(runs.map((it) => it[key])).toFixed(digits))] as const,
    );
    documents.push({ document: `/${address}`, ...Object.fromEntries(medians) });
    const row = COLUMNS.map(([, , digits], index) =>
      (medians[index]?.[1] ?? Number.NaN).toFixed(digits).padStart(9),
    );
    console.log([`/${address}`.padEnd(30), ...row].join(''));
  }
  if (values.save) await save();
} finally {
  await browser.close();
  await site.close();
}

async function save(): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const site = { date, commit, runs: Number(values.runs), documents };
  await writeFile(FIGURES, `${JSON.stringify(site, undefined, 2)}\n`);
}

/** Android's fonts, including a Chinese one, so that fallback fonts shift the layout as on a phone. */
async function writeFonts(browserFolder: string): Promise<string> {
  const font = (path: string) => resolve('node_modules/@expo-google-fonts', path);
  const folders = [
    join(browserFolder, 'fonts'),
    font('roboto/400Regular'),
    font('noto-sans-tc/400Regular'),
  ];
  const file = resolve(REPORTS, 'fonts.conf');
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const roboto =
    '<alias><family>sans-serif</family><prefer><family>Roboto</family></prefer></alias>';
  await writeFile(file, `<?xml version="1.0"?><fontconfig>${dirs}${roboto}</fontconfig>`);
  return file;
}

async function measureDocument(address: string, isRepeat = false): Promise<Figures> {
  const result = await lighthouse(`${site.url}/${address}`, {
    port: DEBUG_PORT,
    logLevel: 'error',
    output: 'json',
    disableStorageReset: isRepeat,
    throttling: { cpuSlowdownMultiplier: Number(values.cpu) },
    ...(values['no-scripts'] && { blockedUrlPatterns: ['*.js'] }),
  });
  if (!result) throw new Error(`Lighthouse reports nothing for /${address}`);
  const { lhr, report } = result;
  await writeFile(`${REPORTS}/${address.replaceAll(/[/#]/g, '_') || 'home'}.json`, String(report));
  const items = lhr.audits['network-requests']?.details;
  const requests = items?.type === 'table' ? items.items : [];
  const kilobytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
  const score = (category: string) => (lhr.categories[category]?.score ?? 0) * 100;
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaintMs: value('first-contentful-paint'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    scriptKb: kilobytes('Script'),
    fontKb: kilobytes('Font'),
    totalKb: kilobytes(),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
