import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';

/** What went wrong in a page beyond what the story's own console tells: one list a page, emptied a story. */
const troubles = new WeakMap<Page, string[]>();

function watch(page: Page): string[] {
  const told: string[] = [];
  const context = page.context();
  // An error thrown after the play function, in a timer or a handler.
  page.on('pageerror', (error) => told.push(`uncaught: ${error.message}`));
  context.on('response', (response) => {
    const foreign = isForeign(page, response.request());
    const failed = response.status() >= 400;
    if (failed && !foreign) told.push(`${response.status()} for ${response.url()}`);
    if (foreign && !response.fromServiceWorker()) told.push(`msw did not see ${response.url()}`);
  });
  // A request that msw's worker itself makes is one that no handler answered.
  context.on('request', (request) => {
    if (request.serviceWorker() && isForeign(page, request)) {
      told.push(`no msw handler for ${request.method()} ${request.url()}`);
    }
  });
  return told;
}

/** Whether a request leaves the Storybook: only the distribution service's may, and msw answers it. */
function isForeign(page: Page, request: Request): boolean {
  const { protocol, origin } = new URL(request.url());
  // Before the first page there is no origin to compare with.
  if (!protocol.startsWith('http') || page.url() === 'about:blank') return false;
  return origin !== new URL(page.url()).origin;
}

/** The runner's window, in px; a story of a narrower one says so in its parameter `testWidth`. */
const WINDOW = { width: 1280, height: 720 };

/** What every story must hold beside its play function, axe and a silent console. */
export default {
  async preVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const { testWidth = WINDOW.width } = parameters as { testWidth?: number };
    if (page.viewportSize()?.width !== testWidth)
      await page.setViewportSize({ ...WINDOW, width: testWidth });
    const told = troubles.get(page) ?? watch(page);
    told.length = 0;
    troubles.set(page, told);
  },
  async postVisit(page) {
    const told = troubles.get(page) ?? [];
    if (told.length > 0) throw new Error(`The story's page had trouble:\n${told.join('\n')}`);
  },
} satisfies TestRunnerConfig;
