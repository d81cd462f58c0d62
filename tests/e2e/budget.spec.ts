import { BUDGET, firstLoad, kilobytes } from '../first-load.ts';
import { SITE_ORIGIN } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test('ROUTE-5 ROUTE-6 the first load of the download page is small and holds nothing of later pages', async () => {
  const files = await firstLoad(`${SITE_ORIGIN}/#/download`);
  const javascript = kilobytes(files, 'Script');
  expect(javascript).toBeGreaterThan(0);
  expect(javascript).toBeLessThanOrEqual(BUDGET.javascript);
  expect(kilobytes(files)).toBeLessThanOrEqual(BUDGET.total);
  const late = /Guide|qrcode|browser-|wiper|gsap|scroll-motion|DownloadPopup/;
  expect(files.map(({ path }) => path).filter((path) => late.test(path))).toEqual([]);
  // The shell's words, and no page's own.
  expect(files.filter(({ path }) => /\/en-[\w-]+\.js$/.test(path))).toHaveLength(1);
});
