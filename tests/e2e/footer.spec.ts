import { BRAND, site } from '../../src/site.ts';
import { linkTo } from './support/links.ts';
import { gotoRoute, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('FTR-1 FTR-3 every page ends with the same links; external links open a new tab', async ({
  page,
}) => {
  for (const { path } of SCREENS) {
    await gotoRoute(page, path);
    const footer = page.getByRole('contentinfo');
    const link = (name: string) => footer.getByRole('link', { name, exact: false });
    for (const section of ['home', 'ai-wallet', 'stablecoin', 'earn-dapp'] as const)
      await expect(link(t(`header.nav.${section}`)).first()).toHaveAttribute(
        'href',
        linkTo(`/?scrollTo=${section}`),
      );
    for (const [name, route] of [
      [t('footer.card'), '/bank-card'],
      [BRAND.phone, '/order'],
      [t('header.get-app'), '/download'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        linkTo(route),
      );
    await expect(link(t('footer.countries'))).toHaveAttribute('href', linkTo('/countries-regions'));
    for (const [name, href] of [
      [t('common.mail'), site.mailUrl],
      [t('footer.social'), site.socialUrl],
    ] as const) {
      await expect(link(name)).toHaveAttribute('href', href);
      await expect(link(name)).toHaveAttribute('target', '_blank');
    }
  }
});

test('FTR-1 FTR-3 on a tablet no link wraps @extended', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await gotoRoute(page, '/order');
  const heights = await page
    .getByRole('contentinfo')
    .getByRole('link')
    // Firefox reports the same height with other last digits.
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});
