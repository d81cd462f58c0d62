import { expect, test } from 'vitest';
import { urlPathOf, quoteConfigValue } from './build-output.ts';

test.each([
  ['index.html', '/'],
  ['es/order/index.html', '/es/order/'],
  ['service-worker.js', '/service-worker.js'],
  ['assets/index.html.js', '/assets/index.html.js'],
])('the URL path of %s is %s', (file, path) => {
  expect(urlPathOf(file)).toBe(path);
});

test.each(['a"; add_header X y', String.raw`a\b`, '$host', '{env.HOME}', '`', 'a\nb', 'é'])(
  'no header can change a host’s configuration: %j',
  (value) => {
    expect(() => quoteConfigValue(value)).toThrow(TypeError);
  },
);
