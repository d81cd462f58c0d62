/** The browser context of a page that shows stories: offline, and the same on every machine. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { bundlePageScript } from './bundle-page-script.ts';
import { HEIGHT } from './story-navigator.ts';

/** WebSockets of Vite and Storybook: left open and silent, so that a development server causes no errors. */
const DEVELOPMENT_SOCKETS =
  /^ws:\/\/storybook\.localhost[:\d]*\/(\?token=|storybook-server-channel)/;

/** Opens a page that runs `entries`, each bundled, in its documents and their frames. */
export async function openStoryContext(
  browser: Browser,
  proxy: string,
  entries: readonly string[],
  screen: BrowserContextOptions,
) {
  const [userAgent, scripts] = await Promise.all([
    testRunnerAgent(browser),
    Promise.all(entries.map(bundlePageScript)),
  ]);
  const context = await browser.newContext({
    viewport: { width: 1440, height: HEIGHT },
    // By default Chromium does not send loopback names to a proxy.
    proxy: { server: proxy, bypass: '<-loopback>' },
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    userAgent,
    ...screen,
  });
  for (const content of scripts) await context.addInitScript({ content });
  await context.routeWebSocket(DEVELOPMENT_SOCKETS, () => {});
  const page = await context.newPage();
  const isChromium = browser.browserType().name() === 'chromium';
  const cdp = isChromium ? await context.newCDPSession(page) : undefined;
  return { page, cdp, userAgent };
}

const agents = new WeakMap<Browser, Promise<string>>();

/** Storybook waits at least 100 ms a render unless the user agent names its test runner. */
function testRunnerAgent(browser: Browser): Promise<string> {
  const read = async () => {
    const page = await browser.newPage();
    const agent = await page.evaluate(() => navigator.userAgent);
    await page.close();
    return `${agent} StorybookTestRunner`;
  };
  const agent = agents.get(browser) ?? read();
  agents.set(browser, agent);
  return agent;
}
