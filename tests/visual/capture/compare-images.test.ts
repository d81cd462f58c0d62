import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareImages, untilStable } from './compare-images.ts';

interface Drawing {
  readonly svg?: string;
  readonly background?: string;
  readonly width?: number;
}

/** A PNG, by default of 120 × 60 px. */
function picture({ svg = '', background = '#808080', width = 120 }: Drawing = {}): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"><rect width="100%" height="100%" fill="${background}"/>${svg}</svg>`;
  return sharp(Buffer.from(drawn)).png().toBuffer();
}

const card = (radius: number, x = 10) => ({
  svg: `<rect x="${x}" y="10" width="80" height="40" rx="${radius}" fill="#fff"/>`,
});

const compareDrawings = async (before: Drawing, after: Drawing) =>
  compareImages(await picture(before), await picture(after));

test('VIS-4 equal pixels are the same, however they are encoded', async () => {
  const png = await picture();
  expect(await compareImages(png, png)).toBeUndefined();
  const other = await sharp(png).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(png)).toBe(false);
  expect(await compareImages(png, other)).toBeUndefined();
});

test.each([
  ['a corner radius 8 → 9', card(8), card(9)],
  ['a corner radius 36 → 37', card(16), card(17)],
  ['a shape moved by 0.25 px', card(8, 10), card(8, 10.25)],
  ['a shape moved by half a pixel', card(8, 10), card(8, 10.5)],
  ['a page #ffffff → #fafafa', { background: '#ffffff' }, { background: '#fafafa' }],
  ['a blue 15 steps darker', { background: '#2f3bf5' }, { background: '#2f3be6' }],
  ['a text color #374151 → #334155', { background: '#374151' }, { background: '#334155' }],
  ...['#808080', '#000000', '#fefefe', '#2f3bf5', '#0c0d12'].flatMap((before) =>
    [1, 3, 5].map((at) => {
      const channel = Number.parseInt(before.slice(at, at + 2), 16) + 1;
      const after =
        before.slice(0, at) + channel.toString(16).padStart(2, '0') + before.slice(at + 2);
      return [
        `${before} → ${after}, one step of 255`,
        { background: before },
        { background: after },
      ];
    }),
  ),
] as [string, Drawing, Drawing][])('VIS-4 %s is a change, and subtle', async (_, before, after) => {
  expect(await compareDrawings(before, after)).toMatchObject({ severity: 'subtle' });
});

test('VIS-4 a single pixel is a visible change, with its box and a diff image', async () => {
  const dot = { svg: '<rect x="7" y="9" width="1" height="1" fill="#f00"/>' };
  const found = await compareDrawings({}, dot);
  expect(found).toMatchObject({
    severity: 'visible',
    reason: '1 pixels differ (0.014 %)',
    boxes: [{ x: 7, y: 9, width: 1, height: 1 }],
  });
  const { data, info } = await sharp(found?.diff).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([120, 60]);
  const at = (9 * 120 + 7) * info.channels;
  expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
});

test('VIS-4 a page that grew is a layout change, and its new part differs', async () => {
  const found = await compareDrawings({}, { width: 121 });
  expect(found).toMatchObject({
    severity: 'layout',
    reason: expect.stringContaining('120 × 60 px became 121 × 60 px'),
    boxes: [{ x: 120, y: 0, width: 1, height: 60 }],
  });
  expect((await compareDrawings({ width: 121 }, {}))?.boxes).toEqual(found?.boxes);
});

/** Captures the characters of `text`, one per call. */
const captureOf = (text: string) => {
  const screenshots = [...text];
  return async () => Buffer.from(screenshots.shift() ?? '');
};

test('VIS-4 only stable screenshots are compared', async () => {
  expect(String(await untilStable(Buffer.from('a'), captureOf('a')))).toBe('a');
  expect(String(await untilStable(Buffer.from('a'), captureOf('bcc')))).toBe('c');
  expect(await untilStable(Buffer.from('a'), captureOf('bcde'))).toBeUndefined();
});
