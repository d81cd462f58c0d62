import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inlineScriptSources } from '../../src/build/hosting/inline-script-sources.ts';
import { TRUSTED_TYPES_POLICY } from '../../src/browser/worker-url.ts';
import { expectedSecurityHeaders } from '../hosts/expected-security-headers.ts';
import { DIST, DISTRIBUTION_ORIGIN, SITE_ORIGIN } from './support/test-servers.ts';
import { gotoRoute, SCREENS, waitForRoute } from './support/screens.ts';
import { scrollTop } from './support/scroll.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

test('every response of the site has the security headers', async ({ page }) => {
  const responseHeaders: Promise<Record<string, string>>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(SITE_ORIGIN)) responseHeaders.push(response.allHeaders());
  });
  await gotoRoute(page, '/');
  await page.waitForLoadState('networkidle');
  const expected = expectedSecurityHeaders(DISTRIBUTION_ORIGIN, inlineScriptSources(DIST));
  expect(responseHeaders.length).toBeGreaterThan(5);
  for (const headers of await Promise.all(responseHeaders)) {
    for (const [name, value] of expected) expect(headers[name], name).toBe(value);
  }
});

test('API-5 a visit to every screen, popup and menu violates no policy and sends no request to another origin', async ({
  page,
  requests,
  consoleGuard,
}) => {
  for (const { path, heading } of SCREENS) {
    await gotoRoute(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
    await page.locator('#header-download').click();
    await expect(page.getByRole('dialog').locator('svg[data-ready]')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.waitForLoadState('networkidle');
  // The fixtures check every request; this proves that there were any.
  expect(requests.length).toBeGreaterThan(20);
  const origins = new Set(requests.map((url) => new URL(url).origin));
  expect([...origins].toSorted()).toEqual([SITE_ORIGIN, DISTRIBUTION_ORIGIN].toSorted());
  expect(consoleGuard.messages).toEqual([]);
});

test('the CSP is enforced: an injected script is blocked and reported', async ({
  page,
  requests,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/./);
  await gotoRoute(page, '/order');
  const refused = await page.evaluate(async () => {
    const seen: string[] = [];
    const connection = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'connect-src') resolve(effectiveDirective);
      });
    });
    const script = document.createElement('script');
    try {
      script.textContent = 'document.documentElement.dataset.broken = "yes"';
      document.body.append(script);
    } catch {
      seen.push('script');
    }
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x>');
    } catch {
      seen.push('markup');
    }
    await fetch('https://elsewhere.example/').catch(() => undefined);
    return [...seen, await connection];
  });
  expect(refused).toEqual(['script', 'markup', 'connect-src']);
  await expect(page.locator('html')).not.toHaveAttribute('data-broken');
  expect(consoleGuard.messages.length).toBeGreaterThan(1);
  requests.splice(
    0,
    requests.length,
    ...requests.filter((url) => !url.includes('elsewhere.example')),
  );
});

test('no code of the app can create a Trusted Types policy: the name is taken before it loads', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Creating a TrustedTypePolicy|CSP violation: trusted-types/);
  // The app's code never loads.
  await page.route(/\/(?:shell|vendor)-[\w-]+\.js$/, () => undefined);
  const requested = page.waitForRequest(/\/shell-[\w-]+\.js$/);
  await page.goto('./');
  await requested;
  const outcome = await page.evaluate((name) => {
    type TrustedTypes = { createPolicy(name: string, rules: object): unknown };
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    try {
      trustedTypes?.createPolicy(name, { createHTML: (html: string) => html });
      return trustedTypes ? 'created' : 'unknown';
    } catch (error) {
      return (error as Error).name;
    }
  }, TRUSTED_TYPES_POLICY);
  expect(outcome).toBe('TypeError');
});

/** Serves documents with a changed policy. */
async function changePolicy(page: Page, change: (policy: string) => string): Promise<void> {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] = change(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers });
  });
}

// When this fails, the hash is no longer needed: delete EMPTY_STYLE_HASH in src/headers.ts.
test('the policy needs the hash of an empty style: without it the app does not start', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/./);
  await changePolicy(page, (policy) => policy.replace(/ 'sha256-47DEQ[^']+'/, ''));
  // Rendered on the client, because a prerendered document has its styles in a file.
  await page.goto('./#/nowhere');
  await expect
    .poll(() => consoleGuard.messages.filter((it) => /CSP violation: style-src/.test(it)))
    .not.toEqual([]);
});

// When this fails, Chromium supports the directive: add it in src/headers.ts.
test("the policy has no webrtc 'block', because browsers do not know it and log an error", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/webrtc/);
  // Chromium treats a fulfilled document as a remote one and blocks its requests to loopback.
  consoleGuard.expectMessage(/loopback|Failed to load resource|backup link/);
  await changePolicy(page, (policy) => `${policy}; webrtc 'block'`);
  await gotoRoute(page, '/');
  expect(consoleGuard.messages.join()).toContain(
    "Unrecognized Content-Security-Policy directive 'webrtc'",
  );
});

test('the built site contains nothing of the mock service', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(
    files.map(({ name }) => name).filter((name) => /mockServiceWorker|\.map$/.test(name)),
  ).toEqual([]);
  const scripts = files.filter(({ name }) => /\.(js|css|html|json)$/.test(name));
  expect(scripts.length).toBeGreaterThan(10);
  for (const { parentPath, name } of scripts) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(text, name).not.toMatch(/mockServiceWorker|x-unio-scenario|msw\/|\bmsw\b/);
  }
});

test.describe('hostile URLs', () => {
  /** URLs and the heading that each must still show; the `rare` ones are extended. */
  const ADDRESSES = [
    {
      fault: 'FAULT-39',
      address: './?scrollTo=<script>alert(1)</script>&openModal=true#/',
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-39',
      address: './#/?scrollTo=%3Cimg%20src=x%20onerror=alert(1)%3E&openModal=true',
      rare: true,
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-39',
      address: './?scrollTo=javascript:alert(1)&openModal=true#/order',
      rare: true,
      heading: 'order.title',
    },
    {
      fault: 'FAULT-40',
      address: './?scrollTo=%22%5D%2C*%3Ais(a&openModal=true#/',
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-40',
      address: './#/?scrollTo=__proto__&openModal=true',
      rare: true,
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-41',
      address: './?scrollTo=%E0%A4%A&openModal=true#/',
      heading: 'home.hero.title',
    },
    { fault: 'FAULT-41', address: './#/%E0%A4%A', heading: 'not-found.title' },
    { fault: 'FAULT-42', address: './?openModal=true#/', rare: true, heading: 'home.hero.title' },
    {
      fault: 'FAULT-43',
      address: './?scrollTo=a&scrollTo=b&openModal=false&openModal=true#/',
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-43',
      address: `./#/?scrollTo=${'x'.repeat(100_000)}&openModal=true`,
      heading: 'home.hero.title',
    },
    {
      fault: 'FAULT-43',
      address: `./#/${'y'.repeat(100_000)}`,
      rare: true,
      heading: 'not-found.title',
    },
    { fault: 'FAULT-44', address: './#//evil.example', heading: 'not-found.title' },
    { fault: 'FAULT-44', address: './#javascript:alert(1)', heading: 'not-found.title' },
    { fault: 'FAULT-44', address: './#/constructor', rare: true, heading: 'not-found.title' },
  ] as const;

  for (const tag of ['', ' @extended'])
    test(`POP-4 FAULT-39 FAULT-40 FAULT-41 FAULT-43 FAULT-44 hostile URLs do nothing, break nothing, and are not rendered${tag}`, async ({
      page,
    }) => {
      test.slow();
      await page.clock.install();
      page.on('dialog', (dialog) => {
        throw new Error(`A dialog opened: ${dialog.message()}`);
      });
      const addresses = ADDRESSES.filter((it) => 'rare' in it === (tag !== ''));
      for (const { fault, address, heading } of addresses) {
        await test.step(`${fault} ${address.slice(0, 60)}`, async () => {
          await page.goto('about:blank');
          await page.goto(address);
          await waitForRoute(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(heading));
          await page.clock.runFor(3000);
          await expect(page.locator(':popover-open')).toHaveCount(0);
          expect(await scrollTop(page)).toBe(0);
          expect(new URL(page.url()).origin).toBe(SITE_ORIGIN);
          expect(await page.content()).not.toMatch(/alert\(1\)|evil\.example|x{100}|y{100}/);
        });
      }
    });
});
