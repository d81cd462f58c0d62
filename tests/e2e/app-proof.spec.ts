import { LOCALES } from '../../src/i18n/locales.ts';
import { commandsFor } from '../../src/features/download/verification/verify-app.ts';
import { CONFIGURED, ORGANIZATION, TWO_CERTIFICATES } from '../../stories/support/settings.ts';
import { expect, OFFICIAL, test } from './support/configured-site.ts';
import { LOGGED_ERROR } from './support/engine.ts';
import { extendedTag, gotoRoute, triggerHydration } from './support/screens.ts';
import { translatorFor } from './support/messages.ts';

// One worker builds the configured site for all tests.
test.describe.configure({ mode: 'default' });

const t = translatorFor('en');

/** Digests of the certificates. */
const CERTIFICATES = TWO_CERTIFICATES.VITE_APK_CERT_SHA256.split(',');

const FACTS = {
  download: [
    'wallet.unio',
    CONFIGURED.VITE_PUBLISHER,
    'id6480000001',
    'unio.wallet',
    ORGANIZATION,
    CONFIGURED.VITE_APK_VERSION,
    CONFIGURED.VITE_APK_SHA256,
    ...CERTIFICATES,
  ],
  'ios-install-guide': ['wallet.unio', CONFIGURED.VITE_PUBLISHER, 'id6480000001', ORGANIZATION],
  'android-install-guide': [
    'wallet.unio',
    CONFIGURED.VITE_PUBLISHER,
    'unio.wallet',
    CONFIGURED.VITE_APK_VERSION,
    CONFIGURED.VITE_APK_SHA256,
    ...CERTIFICATES,
  ],
} as const;

test.describe('what proves the app genuine', () => {
  test.use({ baseURL: OFFICIAL });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const [path, facts] of Object.entries(FACTS)) {
      test(`DL-5 FAULT-110 the facts are on ${path} in every language without JavaScript${extendedTag(path, 'download')}`, async ({
        page,
      }) => {
        for (const locale of LOCALES) {
          await page.goto(`/${locale === 'en' ? '' : `${locale}/`}${path}/`);
          const proof = page.getByRole('main').locator('[data-keep]');
          await expect(proof).toContainText(translatorFor(locale)('verify.promise'));
          const text = (await proof.textContent()) ?? '';
          for (const fact of facts) expect(text, `${locale} ${path}`).toContain(fact);
          await expect(proof.getByRole('button')).toHaveCount(0);
        }
      });
    }
  });

  for (const { name, file } of [
    { name: 'the Verification chunk', file: /\/Verification-[\w-]+\.js(\?.*)?$/ },
    { name: 'the DownloadPage chunk', file: /\/DownloadPage-[\w-]+\.js(\?.*)?$/ },
  ]) {
    test(`DL-5 FAULT-111 the facts stay on the download page if ${name} fails to load`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expectMessage(/Failed to load resource|dynamically imported|A part of the site/);
      consoleGuard.expectMessage(LOGGED_ERROR);
      await page.route(file, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', {
        predicate: (request) => file.test(request.url()),
      });
      await page.goto('/download/');
      await page.locator('html[data-hydrated]').waitFor();
      await page.mouse.wheel(0, 300);
      await failed;
      const proof = page.getByRole('main').locator('[data-keep]');
      // The prerendered copy, which is shown after the last of three attempts has failed.
      await expect(proof).toHaveAttribute('data-kept');
      await expect(proof).toBeVisible();
      for (const fact of FACTS.download) await expect(proof).toContainText(fact);
      await expect(proof.getByRole('button')).toHaveCount(0);
    });
  }

  test('VER-6 FAULT-101 a cached page hides the version and the fingerprints of the file, which may be outdated', async ({
    page,
  }) => {
    await gotoRoute(page, '/download');
    const facts = [
      t('verify.file.title'),
      CONFIGURED.VITE_APK_VERSION,
      ...[CONFIGURED.VITE_APK_SHA256, ...CERTIFICATES].map((digest) => digest.slice(0, 4)),
    ].map((fact) => page.getByText(fact, { exact: true }).first());
    for (const fact of facts) await expect(fact).toBeVisible();
    await page.locator('html').evaluate((html) => html.setAttribute('data-cached', ''));
    for (const fact of facts) await expect(fact).toBeHidden();
  });

  for (const { device, shown, hidden } of [
    {
      device: 'iPhone',
      shown: [
        'verify.identity.text.direct',
        'verify.identity.app-store',
        'verify.identity.signer',
        'verify.identity.signer.ours',
      ],
      hidden: ['verify.identity.text', 'verify.identity.google-play', 'verify.file-check.title'],
    },
    {
      device: 'Android',
      shown: ['verify.identity.text', 'verify.identity.google-play', 'verify.file-check.title'],
      hidden: [
        'verify.identity.text.direct',
        'verify.identity.app-store',
        'verify.identity.signer',
        'verify.identity.signer.ours',
      ],
    },
    {
      device: 'Mac',
      shown: [
        'verify.identity.text',
        'verify.identity.app-store',
        'verify.identity.google-play',
        'verify.identity.signer',
        'verify.identity.signer.ours',
        'verify.file-check.title',
      ],
      hidden: ['verify.identity.text.direct'],
    },
  ] as const)
    test.describe(device, () => {
      test.use({ device });

      test(`DL-5 DL-7 the download page shows what concerns ${device}`, async ({ page }) => {
        await gotoRoute(page, '/download');
        const proof = page.getByRole('main').locator('[data-keep]');
        for (const id of shown) await expect(proof.getByText(t(id), { exact: true })).toBeVisible();
        for (const id of hidden) await expect(proof.getByText(t(id), { exact: true })).toBeHidden();
      });
    });

  test('DL-5 a selected or copied fingerprint is plain hexadecimal', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    await gotoRoute(page, '/download');
    const digits = CONFIGURED.VITE_APK_SHA256;
    const proof = page.getByRole('main').locator('[data-keep]');
    // The buttons that copy are shown once they work.
    await triggerHydration(page);
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const paste = async () => {
      await page.locator('textarea').fill('');
      await page.locator('textarea').focus();
      await page.keyboard.press('ControlOrMeta+V');
      return page.locator('textarea').inputValue();
    };
    await proof
      .getByRole('button', { name: t('verify.file.copy.name', { what: t('verify.file.sha256') }) })
      .click();
    await expect(proof.getByRole('button', { name: t('verify.copied') })).toBeVisible();
    expect(await paste()).toBe(digits);

    await proof.getByText(digits.slice(0, 4), { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+C');
    expect(await paste()).toBe(digits);
  });

  test('DL-5 a command wraps only between its words, and is copied unchanged', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    await gotoRoute(page, '/download');
    await page.getByText(t('verify.check.title')).click();
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const commands = page.getByRole('main').locator('li > code');
    const expected = Object.values(commandsFor(CONFIGURED.VITE_APK_URL));
    await expect(commands).toHaveText(expected);
    for (const width of [320, 375, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await commands.locator('span').evaluateAll((words) =>
        words.map((word) => {
          const range = new Range();
          range.selectNodeContents(word);
          return range.getClientRects().length;
        }),
      );
      expect.soft(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    }
    await page.setViewportSize({ width: 320, height: 900 });
    for (const [index, command] of expected.entries()) {
      await commands.nth(index).click();
      await page.keyboard.press('ControlOrMeta+C');
      await page.locator('textarea').fill('');
      await page.locator('textarea').focus();
      await page.keyboard.press('ControlOrMeta+V');
      expect.soft(await page.locator('textarea').inputValue()).toBe(command);
    }
  });

  test('DL-5 the steps on iPhone name the signer', async ({ page }) => {
    await gotoRoute(page, '/ios-install-guide');
    for (const id of [
      'guide.ios.enterprise.developer.signer',
      'guide.ios.enterprise.trust.signer',
    ] as const)
      await expect(page.getByText(t(id, { organization: ORGANIZATION }))).toBeVisible();
    await expect(page.getByText(t('guide.ios.enterprise.developer.text'))).toHaveCount(0);
  });

  for (const [path, step] of [
    ['ios-install-guide', 'guide.ios.store.get'],
    ['android-install-guide', 'guide.android.store.get'],
  ] as const)
    test(`DL-5 ${path} names the developer that it shows below`, async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto(`/${path}/`);
      const publisher = CONFIGURED.VITE_PUBLISHER;
      await expect(main).toContainText(t(`${step}.publisher`, { publisher }));
      await expect(main.locator('[data-keep]')).toContainText(publisher);
    });
});

test.describe("the owner's pages", () => {
  test.use({ baseURL: OFFICIAL });

  test('ORD-4 the links of Continue, the legal pages and support have the configured URLs', async ({
    page,
  }) => {
    await gotoRoute(page, '/order');
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    for (const [landmark, id, href] of [
      [main, 'order.continue', CONFIGURED.VITE_PREORDER_URL],
      [main, 'footer.privacy', CONFIGURED.VITE_PRIVACY_URL],
      [main, 'footer.terms', CONFIGURED.VITE_TERMS_URL],
      [footer, 'footer.privacy', CONFIGURED.VITE_PRIVACY_URL],
      [footer, 'footer.terms', CONFIGURED.VITE_TERMS_URL],
      [footer, 'footer.support', CONFIGURED.VITE_SUPPORT_URL],
    ] as const)
      await expect(landmark.getByRole('link', { name: t(id) })).toHaveAttribute('href', href);
    await expect(main.getByRole('button')).toHaveCount(0);
  });
});
