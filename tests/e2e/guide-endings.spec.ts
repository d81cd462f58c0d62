import { site } from '../../src/site.ts';
import { linkTo } from './support/links.ts';
import { translatorFor } from './support/messages.ts';
import { gotoRoute } from './support/screens.ts';
import { expectTopAt } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

test('GUIDE-2 DL-7 a step and the note lead to the file check of the page', async ({ page }) => {
  await gotoRoute(page, '/android-install-guide');
  const url = page.url();
  const ways = page.getByRole('main').locator('a[href*="scrollTo="]');
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) {
    await way.click();
    await expectTopAt(page.locator('#file-check'), 80);
    await expect(page.locator('#file-check')).toBeFocused();
    expect(page.url(), 'the page and its history stay').toBe(url);
  }
});

test('GUIDE-2 POP-4 opened in a new tab, the link leads to the file check, too', async ({
  page,
}) => {
  await page.goto('/android-install-guide/?scrollTo=file-check');
  await expectTopAt(page.locator('#file-check'), 80);
});

test('GUIDE-1 DL-5 with nothing to compare, the guide ends with the promise and the ways to the app', async ({
  page,
}) => {
  await gotoRoute(page, '/ios-install-guide');
  const end = page.getByRole('main').locator('section').last();
  await expect(end.getByRole('heading', { level: 2 })).toHaveText(
    translatorFor('en')('verify.promise'),
  );
  const links = end.getByRole('link');
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', site.appStoreUrl);
  await expect(links.last()).toHaveAttribute('href', linkTo('/download', 'en', '../'));
});
