import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare, steady } from './compare.ts';

/** A grey picture with a dark bar, `bar` px from the left; `shade` is the grey's value. */
function picture({ width = 40, bar = 10, shade = 128, deflateLevel = 9 } = {}): Buffer {
  const png = new PNG({ width, height: 20 });
  for (let at = 0; at < width * 20; at += 1) {
    const x = at % width;
    const value = x >= bar && x < bar + 4 ? 0 : shade;
    png.data.set([value, value, value, 255], at * 4);
  }
  return PNG.sync.write(png, { deflateLevel });
}

test('VIS-4 equal bytes are the same', () => {
  expect(compare(picture(), picture())).toEqual({ kind: 'same' });
});

test('VIS-4 other bytes of the same pixels are tolerated', () => {
  expect(compare(picture({ deflateLevel: 0 }), picture())).toEqual({ kind: 'tolerated' });
});

test('VIS-4 something 1 px further is a change, with a picture of it', () => {
  const result = compare(picture(), picture({ bar: 11 }));
  expect(result.kind).toBe('changed');
  const { diff, reason } = result as Extract<typeof result, { kind: 'changed' }>;
  expect(reason).toMatch(/^40 pixels/);
  expect(PNG.sync.read(diff).width).toBe(40);
});

test('VIS-4 a colour a few shades off is a change', () => {
  expect(compare(picture(), picture({ shade: 136 })).kind).toBe('changed');
});

test('VIS-4 a page that grew is a change', () => {
  const result = compare(picture(), picture({ width: 41 }));
  expect(result).toMatchObject({
    kind: 'changed',
    reason: expect.stringContaining('received 41px'),
  });
});

/** Shoots the letters of `text` one after the other. */
const camera = (text: string) => {
  const shots = [...text];
  return async () => Buffer.from(shots.shift() ?? '');
};

test('VIS-4 a difference is only believed between pictures that repeat', async () => {
  expect(String(await steady(Buffer.from('a'), camera('a')))).toBe('a');
  expect(String(await steady(Buffer.from('a'), camera('bcc')))).toBe('c');
  expect(await steady(Buffer.from('a'), camera('bcde'))).toBeUndefined();
});
