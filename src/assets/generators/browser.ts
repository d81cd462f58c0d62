/**
 * Draws HTML and SVG with the site's own fonts and tokens, for textures and share pictures.
 * Needs `npm run generate` first, and Chromium: the one `UNIO_CHROMIUM` names, or Playwright's own.
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

/** What to draw: markup of the body, its size in CSS px, and pixels for each of them. */
export interface Drawing {
  readonly markup: string;
  readonly style: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly lang?: string;
}

/** Draws one after another; `close` when done. */
export interface Easel {
  /** Promises the drawing as PNG, after its fonts and pictures have loaded. */
  readonly draw: (drawing: Drawing) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

const head = `<link rel="stylesheet" href="${ORIGIN}theme/fonts.css"><link rel="stylesheet" href="${ORIGIN}theme/fonts-han.css"><link rel="stylesheet" href="${ORIGIN}theme/tokens.css">`;

/** Starts the browser; pictures are asked for as `masters/<file>`, from the folder given. */
export async function openEasel(masters: string): Promise<Easel> {
  const executablePath = process.env['UNIO_CHROMIUM'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    ...(executablePath !== undefined && { executablePath }),
  });
  const folders: Record<string, string> = { theme: THEME, masters };
  return {
    close: () => browser.close(),
    draw: async ({ markup, style, width, height, scale, lang = 'en' }) => {
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
      });
      await page.route(`${ORIGIN}**`, async (route) => {
        const path = normalize(new URL(route.request().url()).pathname).slice(1);
        const [folder = '', ...rest] = path.split('/');
        if (folder === 'page') {
          const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8">${head}<style>*{margin:0;box-sizing:border-box}${style}</style><body>${markup}</body></html>`;
          return route.fulfill({ contentType: 'text/html', body });
        }
        const file = join(folders[folder] ?? '', ...rest);
        return route.fulfill({
          contentType: TYPES[extname(file)] ?? '',
          body: await readFile(file),
        });
      });
      await page.goto(`${ORIGIN}page`, { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot({ omitBackground: true });
      await page.close();
      return picture;
    },
  };
}
