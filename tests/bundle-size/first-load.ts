/**
 * Files that a phone loads to show one page for the first time, with their body sizes as sent (brotli). Excludes
 * headers: this server speaks HTTP/1.1, while production hosts compress them.
 */
import { chromium, devices, type Request } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../run/browser.ts';

export type LoadedFile = { path: string; kind: string; bytes: number };

/** Maximum size of a first load, before any interaction, kB as sent. */
export const BUDGET = {
  download: { javascript: 100, total: 150 },
  home: { javascript: 100, fonts: 45, fontsHan: 120, total: 190 },
} as const;

/** Loads `url` on a fresh iPhone, and returns all files of the site that it loaded. */
export async function loadedFiles(url: string): Promise<LoadedFile[]> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const context = await browser.newContext({ ...devices['iPhone 15'], serviceWorkers: 'block' });
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    // The distribution service's response is not part of the site.
    const siteRequests = requests.filter(
      (request) => new URL(request.url()).origin === new URL(url).origin,
    );
    const files = await Promise.all(siteRequests.map(toLoadedFile));
    return files.toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    await browser.close();
  }
}

async function toLoadedFile(request: Request): Promise<LoadedFile> {
  const { responseBodySize } = await request.sizes();
  // Negative for a file that the browser has in memory already.
  const bytes = Math.max(0, responseBodySize);
  const path = new URL(request.url()).pathname;
  // Messages count as scripts, because the app cannot start without them.
  const kind = path.endsWith('.json') ? 'script' : request.resourceType();
  return { path, kind, bytes };
}

/** Total size of the files of one kind, or of all, in kB (1000 bytes). */
export function totalKilobytes(files: readonly LoadedFile[], kind?: string): number {
  const chosen = files.filter((file) => kind === undefined || file.kind === kind);
  return chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
