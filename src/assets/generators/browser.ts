/**
 * Renders HTML and SVG with the site's fonts and tokens, for textures and share images. Needs `npm
 * run generate` first, and Chromium: `UNIO_CHROMIUM`, or Playwright's own.
 */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const THEME = join(import.meta.dirname, '../../theme/generated');
const ORIGIN = 'http://art.invalid/';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Markup of the body, its size in CSS px, and the device pixel ratio. */
export type Drawing = {
  markup: string;
  style: string;
  width: number;
  height: number;
  scale: number;
  lang?: string;
};

const head = `<link rel="stylesheet" href="${ORIGIN}theme/fonts.css"><link rel="stylesheet" href="${ORIGIN}theme/fonts-han.css"><link rel="stylesheet" href="${ORIGIN}theme/tokens.css">`;

/**
 * Starts the browser for `run`. `draw` resolves to a PNG when fonts and images have loaded;
 * `masters/<file>` is a URL in the given folder.
 */
export async function withBrowser(
  masters: string,
  run: (draw: (drawing: Drawing) => Promise<Buffer>) => Promise<void>,
): Promise<void> {
  const executablePath = process.env['UNIO_CHROMIUM'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    ...(executablePath !== undefined && { executablePath }),
  });
  const folders: Record<string, string> = { theme: THEME, masters };
  const draw = async ({ markup, style, width, height, scale, lang = 'en' }: Drawing) => {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.route(`${ORIGIN}**`, async (route) => {
      const path = normalize(new URL(route.request().url()).pathname).slice(1);
      const [folder = '', ...rest] = path.split('/');
      if (folder === 'page') {
        const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8">${head}<style>*{margin:0;box-sizing:border-box}${style}</style><body>${markup}</body></html>`;
        return route.fulfill({ contentType: 'text/html', body });
      }
      const file = join(folders[folder] ?? '', ...rest);
      const contentType = TYPES[extname(file)] ?? '';
      return route.fulfill({ contentType, body: await readFile(file) });
    });
    await page.goto(`${ORIGIN}page`, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const picture = await page.screenshot({ omitBackground: true });
    await page.close();
    return picture;
  };
  try {
    await run(draw);
  } finally {
    await browser.close();
  }
}
