import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';

/** Errors of the current story that the test runner does not report itself. */
const errorsByPage = new WeakMap<Page, string[]>();

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const context = page.context();
  // Thrown after the play function, in a timer or an event handler.
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  context.on('response', (response) => {
    const isExternal = isCrossOrigin(page, response.request());
    const failed = response.status() >= 400;
    if (failed && !isExternal) errors.push(`${response.status()} for ${response.url()}`);
    if (isExternal && !response.fromServiceWorker())
      errors.push(`msw did not see ${response.url()}`);
  });
  // msw's worker itself sends only the requests that no handler answered.
  context.on('request', (request) => {
    if (request.serviceWorker() && isCrossOrigin(page, request)) {
      errors.push(`no msw handler for ${request.method()} ${request.url()}`);
    }
  });
  return errors;
}

/** Only the distribution service is called across origins, and msw answers it. */
function isCrossOrigin(page: Page, request: Request): boolean {
  const { protocol, origin } = new URL(request.url());
  if (!protocol.startsWith('http') || page.url() === 'about:blank') return false;
  return origin !== new URL(page.url()).origin;
}

/** In px; a story sets another width with its parameter `testWidth`. */
const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** Checks in addition to the play function, axe and the console. */
export default {
  async preVisit(page, story) {
    const { parameters } = await getStoryContext(page, story);
    const { testWidth = DEFAULT_VIEWPORT.width } = parameters as { testWidth?: number };
    if (page.viewportSize()?.width !== testWidth)
      await page.setViewportSize({ ...DEFAULT_VIEWPORT, width: testWidth });
    const errors = errorsByPage.get(page) ?? collectErrors(page);
    errors.length = 0;
    errorsByPage.set(page, errors);
  },
  async postVisit(page) {
    const errors = errorsByPage.get(page) ?? [];
    if (errors.length > 0) throw new Error(`Errors in the story's page:\n${errors.join('\n')}`);
  },
} satisfies TestRunnerConfig;
