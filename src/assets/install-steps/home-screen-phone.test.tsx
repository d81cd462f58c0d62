import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeScreenPhone } from './home-screen-phone.tsx';

/** Standard deviations until a blur is no longer visible. */
const BLUR = 3;

const number = (attributes: string, name: string) =>
  Number(new RegExp(`\\b${name}="(-?[\\d.]+)%?"`).exec(attributes)?.[1]);

test.each(['iphone', 'android'] as const)('the shadows on the %s are not cut off', (kind) => {
  const markup = renderToStaticMarkup(<HomeScreenPhone kind={kind} />);
  const blurred = [...markup.matchAll(/<rect ([^>]*filter="url\(#([^)]+)\)"[^>]*)>/g)];
  expect(blurred).toHaveLength(1);
  for (const [, shape = '', id = ''] of blurred) {
    const filter = new RegExp(`<filter id="${id}" ([^>]*)><feGaussianBlur ([^>]*)>`).exec(markup);
    const [, region = '', blur = ''] = filter ?? [];
    for (const [start, size] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      const length = number(shape, size);
      const before = (-number(region, start) / 100) * length;
      const after = (number(region, size) / 100 - 1) * length - before;
      expect(Math.min(before, after)).toBeGreaterThanOrEqual(BLUR * number(blur, 'stdDeviation'));
    }
  }
});
