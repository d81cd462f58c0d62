/** Pictures of the places where messages have the least room (VIS-18). */
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../site.node.ts';
import { type FitPage, openFitPage } from './fit-page.ts';
import { styleOf } from './fit-file.ts';
import type { MessageTexts } from './messages.ts';
import type { Picture } from './translators-page.ts';
import type { planTrials } from './verify.ts';

/** Of a picture, in px; more where the text is wider. */
const SIZE = { width: 360, height: 150 };
const MARGIN = 16;

/** By message id. Texts outside the screenshot have none. @throws Error for a snapshot that fails. */
export async function takePictures(
  browser: Browser,
  proxy: string,
  groups: ReturnType<typeof planTrials>,
  messages: ReadonlyMap<Locale, MessageTexts>,
  onSnapshot: () => void = () => {},
): Promise<ReadonlyMap<string, Picture>> {
  const page = await openFitPage(browser, proxy, messages);
  const pictures = new Map<string, Picture>();
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const shown = await page.show(first.snapshot);
    const screenshot = await page.screenshot();
    for (const { id, font } of group) {
      const style = JSON.stringify(styleOf(font));
      const text = shown.find((it) => it.id === id && JSON.stringify(it.style) === style);
      const picture = text && (await pictureOf(page, screenshot, text.index));
      if (picture) pictures.set(id, picture);
    }
    onSnapshot();
  }
  await page.close();
  return pictures;
}

async function pictureOf(
  page: FitPage,
  screenshot: Buffer,
  index: number,
): Promise<Picture | undefined> {
  const box = await page.page().evaluate((it) => window.__textFit.boxOf(it), index);
  const { width: imageWidth, height: imageHeight } = await sharp(screenshot).metadata();
  if (box.x + box.width < 0 || box.y + box.height < 0 || box.x > imageWidth || box.y > imageHeight)
    return undefined;
  const width = Math.min(imageWidth, Math.max(SIZE.width, Math.ceil(box.width) + 2 * MARGIN));
  const height = Math.min(imageHeight, Math.max(SIZE.height, Math.ceil(box.height) + 2 * MARGIN));
  const within = (start: number, size: number, end: number) =>
    Math.round(Math.min(Math.max(start, 0), end - size));
  const left = within(box.x + box.width / 2 - width / 2, width, imageWidth);
  const top = within(box.y + box.height / 2 - height / 2, height, imageHeight);
  const webp = await sharp(screenshot)
    .extract({ left, top, width, height })
    .webp({ quality: 82 })
    .toBuffer();
  return { webp, width, height, text: { ...box, x: box.x - left, y: box.y - top } };
}
