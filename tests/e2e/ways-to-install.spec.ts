import { translatorFor } from './support/messages.ts';
import { gotoRoute } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const t = translatorFor('en');

const WAYS = {
  iPhone: ['store', 'direct'],
  Android: ['store', 'file'],
  Mac: ['store', 'file', 'direct'],
} as const;

for (const [device, ways] of Object.entries(WAYS)) {
  test.describe(device, () => {
    test.use({ device: device as keyof typeof WAYS });

    test(`DL-2 DL-3 the download page compares the ways to install on ${device} only`, async ({
      page,
    }) => {
      await gotoRoute(page, '/download');
      const titles = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('term') })
        .getByRole('heading', { level: 3 });
      await expect(titles).toHaveText(ways.map((id) => t(`verify.ways.${id}`)));
      for (const id of ways)
        await expect(page.getByText(t(`verify.ways.${id}.checks`))).toBeVisible();
    });
  });
}
