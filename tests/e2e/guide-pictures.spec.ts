import { LOCALES } from '../../src/i18n/locales.ts';
import { translatorFor } from './support/messages.ts';
import { extendedTag, gotoRoute, setPreferredLocale, triggerHydration } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The words that only pictures have: those of the buttons that a step does not name. */
const WORDS = [
  ['/android-install-guide', 'guide.picture.cancel'],
  ['/android-install-guide', 'guide.picture.uninstall'],
  ['/ios-install-guide', 'guide.picture.cancel'],
] as const;

for (const locale of LOCALES) {
  const t = translatorFor(locale);

  test(`GUIDE-1 GUIDE-2 the other buttons in the pictures are in ${locale}, too${extendedTag(locale)}`, async ({
    page,
  }) => {
    await setPreferredLocale(page, locale);
    for (const [path, word] of WORDS) {
      await gotoRoute(page, path);
      await triggerHydration(page);
      await expect(page.locator('main ol svg').filter({ hasText: t(word) })).toHaveCount(1);
    }
  });
}
