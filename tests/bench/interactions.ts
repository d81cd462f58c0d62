/**
 * `npm run bench:interactions`: duration of a tap on a phone with 4x CPU throttling: ms from the tap to the
 * frame with the response, and as INP measures it (Event Timing). Prints medians.
 */
import { parseArgs } from 'node:util';
import { chromium, devices, type CDPSession, type Page } from '@playwright/test';
import { startSite } from '../../mocks/preview/serve.ts';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';
import english from '../../src/i18n/messages/en.json' with { type: 'json' };
import spanish from '../../src/i18n/messages/es.json' with { type: 'json' };
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';

const SLOWDOWN = 4;

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: LOCAL_BUILD },
    runs: { type: 'string', default: '5' },
  },
});

/** The interaction, the element that proves its response, and the goal in ms. */
const INTERACTIONS = [
  {
    name: 'another page',
    goal: 100,
    isDesktop: false,
    act: (page: Page) => page.locator('a[href$="order/"]').first().click(),
    response: { selector: 'h1', text: english['order.title'] },
  },
  {
    name: 'another language',
    goal: 150,
    isDesktop: true,
    act: async (page: Page) => {
      await page.locator('header [popovertarget]').first().click();
      await page.locator('header [popover]:popover-open button[lang="es"]').click();
    },
    response: { selector: 'h1', text: spanish['home.hero.title'] },
  },
  {
    name: 'the popup',
    goal: 50,
    isDesktop: true,
    act: (page: Page) => page.locator('#header-download').click(),
    response: { selector: '[role="dialog"]:popover-open svg[data-ready]', text: '' },
  },
] as const;

type Durations = { shown: number; inp: number };

declare global {
  interface Window {
    durations: Promise<Durations>;
  }
}

const site = await startSite({ dist: values.dist });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...CHROMIUM_ARGS],
});
try {
  console.log('interaction         goal ms  shown ms  INP ms');
  for (const interaction of INTERACTIONS) {
    const results: Durations[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) results.push(await measure(interaction));
    const column = (key: keyof Durations) => median(results.map((times) => times[key])).toFixed(0);
    console.log(
      interaction.name.padEnd(20),
      String(interaction.goal).padStart(6),
      column('shown').padStart(9),
      column('inp').padStart(7),
    );
  }
} finally {
  await browser.close();
  await site.close();
}

async function measure({
  act,
  response,
  isDesktop,
}: (typeof INTERACTIONS)[number]): Promise<Durations> {
  const context = await browser.newContext({
    ...(isDesktop ? { viewport: { width: 1280, height: 800 } } : devices['Pixel 7']),
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site.url}/`);
    await page.locator('html[data-hydrated]').waitFor();
    // After a first interaction, so that everything deferred has loaded.
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await slowDown(await context.newCDPSession(page));
    await page.evaluate(observeResponse, response);
    await act(page);
    return await page.evaluate(() => window.durations);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** In the page: measures from the tap until the frame after the one that contains the response. */
function observeResponse({ selector, text }: { selector: string; text: string }): void {
  const isAnswered = () => document.querySelector(selector)?.textContent.startsWith(text) ?? false;
  let tapped = 0;
  let inp = 0;
  addEventListener('pointerdown', (event) => (tapped = event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) inp = Math.max(inp, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  window.durations = new Promise((resolve) => {
    const look = () => {
      if (tapped === 0 || !isAnswered()) return void requestAnimationFrame(look);
      setTimeout(() => {
        const shown = performance.now() - tapped;
        setTimeout(() => resolve({ shown, inp }), 1000);
      });
    };
    requestAnimationFrame(look);
  });
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
