import { type Browser, type Page, expect, test } from '@playwright/test';
import { STORY_DRIVER, bundlePageScript } from './bundle-page-script.ts';
import { launchBrowser } from './launch-browser.ts';

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchBrowser();
});
test.afterAll(() => browser?.close());

// A linked style sheet, as in a built Storybook: of a style element all properties in the text count.
const TOKENS = `
  :root { --base: 1px; --alias: var(--base); --unused: 2px; --ring: 3px; --late: 4px; --dead: 5px; }
  :root { --of-unused: var(--dead); }
  @media (max-width: 1px) { p:hover::before { padding: calc(2 * var(--alias)) } }
  :focus-visible { outline: var(--ring) solid }
`;

/** The page with the tokens and this body. */
async function opened(body: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ content: await bundlePageScript(STORY_DRIVER) });
  await page.route('**/*', (route, request) =>
    request.url().endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: TOKENS })
      : route.fulfill({
          contentType: 'text/html',
          body: `<link rel="stylesheet" href="/tokens.css"><body>${body}</body>`,
        }),
  );
  await page.goto('http://localhost/');
  return page;
}

const used = (page: Page) => page.evaluate(() => window.__visual.usedProperties());

test('VIS-20 a page uses the properties in its rules, for any state and width, and those they refer to', async () => {
  const page = await opened('<p>Text</p>');
  expect(await used(page)).toEqual(['--alias', '--base']);
});

const MORE: readonly (readonly [string, string, () => void])[] = [
  [
    'a rule that a script inserts',
    '--late',
    () => document.styleSheets[0]?.insertRule('b { margin: var(--late) }'),
  ],
  [
    'a rule that a script changes',
    '--late',
    () => {
      const rule = document.styleSheets[0]?.cssRules[1] as CSSStyleRule;
      rule.style.setProperty('margin', 'var(--late)');
    },
  ],
  [
    'a style attribute that is overwritten later',
    '--late',
    () => {
      document.body.style.margin = 'var(--late)';
      setTimeout(() => (document.body.style.margin = '0'));
    },
  ],
  [
    'a presentation attribute',
    '--late',
    () => (document.body.innerHTML = '<svg><circle r="1" stroke-width="var(--late)"/></svg>'),
  ],
  [
    'an adopted style sheet',
    '--late',
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@container style(--late: 4px) { p { color: red } }');
      document.adoptedStyleSheets.push(sheet);
    },
  ],
  [
    'a script that reads it',
    '--late',
    () => void getComputedStyle(document.body).getPropertyValue('--late'),
  ],
  ['an animation', '--late', () => document.body.animate({ margin: ['0', 'var(--late)'] }, 1)],
  [
    'an element that had the focus',
    '--ring',
    () => {
      document.body.tabIndex = 0;
      document.body.focus();
      document.body.blur();
    },
  ],
];

for (const [name, property, act] of MORE)
  test(`VIS-20 a property counts for ${name}`, async () => {
    const page = await opened('<p>Text</p>');
    expect(await used(page)).not.toContain(property);
    await page.evaluate(act);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
    expect(await used(page)).toEqual(['--alias', '--base', property].toSorted());
  });

const UNKNOWN: readonly (readonly [string, () => void])[] = [
  ['a shadow root', () => document.body.attachShadow({ mode: 'open' })],
  ['a frame', () => document.body.append(document.createElement('iframe'))],
  ['a removed rule', () => document.styleSheets[0]?.deleteRule(0)],
  [
    'a removed style element whose rules a script inserted',
    () => {
      const style = document.createElement('style');
      document.head.append(style);
      style.sheet?.insertRule('b { margin: var(--late) }');
      style.remove();
    },
  ],
];

for (const [name, act] of UNKNOWN)
  test(`VIS-20 after ${name} every property counts`, async () => {
    const page = await opened('<p>Text</p>');
    await page.evaluate(act);
    expect(await used(page)).toBeUndefined();
  });
