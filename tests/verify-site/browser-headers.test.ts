import { expect, test } from 'vitest';
import { browserHeaders } from './browser-headers.ts';

test.each([
  ['assets/apk-worker-V44zW6RK.js', 'worker', 'same-origin'],
  ['service-worker.js', 'serviceworker', 'same-origin'],
  ['assets/index-DiwrgTda.js', 'script', 'cors'],
  ['assets/en-DiwrgTda.json', 'empty', 'cors'],
  ['licences.txt', 'document', 'navigate'],
])('VER-2 %s is requested as a %s', (file, destination, mode) => {
  expect(browserHeaders(file)).toMatchObject({
    'Sec-Fetch-Dest': destination,
    'Sec-Fetch-Mode': mode,
  });
});
