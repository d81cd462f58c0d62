/**
 * `npm run bench:soak`: a long visit. Home of the built site with its carousel running, while popups,
 * languages, pages and the menu open and close. Measures the heap after garbage collection: after a warm-up,
 * at each tenth of the time, and at the end (FAULT-75).
 *
 *     npm run bench:soak -- [--minutes 30] [--switches 2000] [--dist <folder>] [--distribution-port <n>]
 *
 * Exit code 1 if a count grew beyond its tolerance, or if the page logged an error. Needs
 * `npm run build:local`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { startSite } from '../../mocks/preview/serve.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { ROUTES } from '../../src/navigation/routes.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';
import { measureHeap, type HeapStats } from './heap.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    switches: { type: 'string', default: '2000' },
    dist: { type: 'string', default: LOCAL_BUILD },
    'distribution-port': { type: 'string', default: '4174' },
  },
});

/**
 * Tolerated growth (noise) in a typical tenth of the run. One leak per page visit, the rarest action, already
 * exceeds it. The whole run may grow by the sum of all tenths, which one leaked page exceeds. Most of the heap is
 * temporary machine code.
 */
const TOLERANCE: Readonly<HeapStats> = {
  heap: 300,
  objects: 30,
  listeners: 4,
  nodes: 8,
  detached: 8,
  documents: 0,
};

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SAMPLES = 10;
/** Number of switches between two visits to another page, and between two openings of the mobile menu. */
const PAGE_EVERY = 20;
const MENU_EVERY = 50;
const IDLE_MS = 1000;
const KEYS = Object.keys(TOLERANCE) as (keyof HeapStats)[];
const PAGES = Object.values(ROUTES).filter((path) => path !== ROUTES.home);

const switches = Number(values.switches);
const each = (Number(values.minutes) * 60_000) / switches;
const site = await startSite({
  dist: values.dist,
  port: 0,
  distributionPort: Number(values['distribution-port']),
});
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en-US' });
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  page.on('console', (entry) => entry.type() === 'error' && messages.push(entry.text()));
  const session = await page.context().newCDPSession(page);

  await page.goto(`${site.url}/`);
  await page.locator('html[data-hydrated]').waitFor();
  // Warm-up: what is loaded and cached once is no leak.
  for (const path of PAGES) await visit(page, path);
  for (const locale of [...LOCALES, LOCALES[0]]) await choose(page, locale);
  await openPopup(page);
  await openMenu(page);

  console.log(
    `${switches} popups and languages in turn within ${values.minutes} minutes, a page every ` +
      `${PAGE_EVERY}, the menu every ${MENU_EVERY}; kB and numbers after garbage collection`,
  );
  console.log(row('', [...KEYS, 'messages']));
  const samples = [await measurePage(page, session)];
  printGrowth('start', samples, messages);
  const startedAt = performance.now();
  for (let turn = 1; turn <= switches; turn += 1) {
    if (turn % 2 === 0) await openPopup(page);
    else await choose(page, LOCALES[((turn + 1) / 2) % LOCALES.length] ?? 'en');
    if (turn % PAGE_EVERY === 0) await visit(page, PAGES[(turn / PAGE_EVERY) % PAGES.length] ?? '');
    if (turn % MENU_EVERY === 0) await openMenu(page);
    await pause(Math.max(0, startedAt + turn * each - performance.now()));
    if (turn % Math.ceil(switches / SAMPLES) !== 0 && turn !== switches) continue;
    samples.push(await measurePage(page, session));
    const minutes = (performance.now() - startedAt) / 60_000;
    printGrowth(`${minutes.toFixed(1)} min`, samples, messages);
  }
  process.exitCode = isFlat(samples, messages) ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
}

async function gotoCarousel(page: Page): Promise<void> {
  const frame = page.locator('[data-playing]');
  await frame.scrollIntoViewIfNeeded();
  await page.locator('[data-playing="true"]').waitFor();
}

/** Clicks without Playwright's wait for a stable element, which is too slow for 2,000 clicks. */
async function choose(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((lang) => {
    document.querySelector<HTMLElement>('header [popovertarget]')?.click();
    document.querySelector<HTMLElement>(`:popover-open button[lang="${lang}"]`)?.click();
  }, locale);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
}

/** Hovers until the chunk has loaded, then leaves. */
async function openPopup(page: Page): Promise<void> {
  const [x, y] = await page.evaluate(() => {
    const box = document.querySelector('#header-download')?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
  });
  await page.mouse.move(x ?? 0, y ?? 0);
  // No locators or handles: this process would keep the element alive.
  await page.waitForFunction(
    () => document.querySelector(':popover-open svg[data-ready]') !== null,
  );
  await page.mouse.move(0, DESKTOP.height / 2);
  await page.waitForFunction(() => !document.querySelector(':popover-open'));
}

/** Leaves Home twice: from the carousel, and from its top before its lazy images have loaded. */
async function visit(page: Page, path: string): Promise<void> {
  for (const to of [path, ROUTES.home, path, ROUTES.home]) {
    await page.evaluate((hash) => location.assign(`#${hash}`), to);
    await page.locator(`main[data-route="${to}"] h1`).waitFor();
    if (to === ROUTES.home) await page.locator('[data-motion][style]').first().waitFor();
  }
  await gotoCarousel(page);
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.locator('header [aria-haspopup="dialog"]').click();
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog:modal').waitFor({ state: 'hidden' });
  await page.setViewportSize(DESKTOP);
  await gotoCarousel(page);
}

/** Measures the page always in the same state: Home in English with its carousel, nothing open. */
async function measurePage(page: Page, session: CDPSession): Promise<HeapStats> {
  await choose(page, 'en');
  await gotoCarousel(page);
  // React releases the previous tree with its next render.
  await pause(IDLE_MS);
  return measureHeap(session);
}

function printGrowth(
  when: string,
  samples: readonly HeapStats[],
  messages: readonly string[],
): void {
  const cells = KEYS.map((key) => samples.at(-1)?.[key]);
  console.log(row(when, [...cells, messages.length].map(String)));
}

function row(head: string, cells: readonly string[]): string {
  return [head.padEnd(8), ...cells.map((cell) => cell.padStart(11))].join('');
}

/** Prints the growth. True if nothing grew and the page logged no error. */
function isFlat(samples: readonly HeapStats[], messages: readonly string[]): boolean {
  let hasNoGrowth = messages.length === 0;
  for (const key of KEYS) {
    const counts = samples.map((sample) => sample[key]);
    const steps = counts.slice(1).map((count, at) => count - (counts[at] ?? Number.NaN));
    const typical = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? Number.NaN;
    const all = (counts.at(-1) ?? Number.NaN) - (counts[0] ?? Number.NaN);
    const maximum = TOLERANCE[key] * steps.length;
    const isWithin = typical <= TOLERANCE[key] && all <= maximum;
    hasNoGrowth &&= isWithin;
    const text =
      `${key} ${signed(typical)} a tenth, at most +${TOLERANCE[key]}; ` +
      `${signed(all)} in all, at most +${maximum}`;
    console.log(`${isWithin ? 'flat ' : 'GROWS'} ${text}`);
  }
  for (const message of new Set(messages)) console.log(`MESSAGE ${message}`);
  return hasNoGrowth;
}

function signed(count: number): string {
  return count < 0 ? String(count) : `+${count}`;
}
