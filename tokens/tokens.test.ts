import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { blend, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, REQUEST_TIMEOUT_MS } from '../src/distribution/client.ts';
import { breakpoint, carousel, duration, offset, qr } from '../src/theme/generated/tokens.ts';

/** Contrast of text and of the edges of controls, WCAG 2.2 AA (1.4.3, 1.4.11). */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_EDGE_CONTRAST = 3;

const TEXT_ROLES = ['default', 'soft', 'muted', 'link', 'danger', 'positive'];
const css = await readFile(new URL('../src/theme/generated/tokens.css', import.meta.url), 'utf8');

/** The variables of a selector, with all references resolved. */
function resolveVariables(selector: string): Map<string, string> {
  const variables = new Map<string, string>();
  for (const name of [':root', selector]) {
    const start = css.indexOf(`${name} {`);
    expect(start, name).toBeGreaterThanOrEqual(0);
    const block = css.slice(start, css.indexOf('\n}', start));
    for (const [, variable = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
      variables.set(variable, value);
    }
  }
  const expand = (value: string): string =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const target = variables.get(name);
      expect(target, `--${name} is set`).toBeDefined();
      return expand(target ?? '');
    });
  return new Map([...variables].map(([name, value]) => [name, expand(value)]));
}

/** A translucent foreground is blended with the background first. */
function contrast(foreground: string, background: string): number {
  return wcagContrast(blend([background, foreground]), background);
}

describe.each(['paper', 'ink'])('tokens on %s', (surface) => {
  const tokens = resolveVariables(`[data-surface="${surface}"]`);
  const color = (name: string) => tokens.get(name) ?? '';

  it('every reference resolves', () => {
    expect(tokens.size).toBeGreaterThan(150);
    for (const [name, value] of tokens) expect(value, name).not.toMatch(/var\(|undefined|\{/);
  });

  it.each(['page', 'raised', 'hover'])('text meets AA on surface-%s', (background) => {
    for (const role of TEXT_ROLES) {
      const ratio = contrast(color(`color-text-${role}`), color(`color-surface-${background}`));
      expect(ratio, `text-${role} on surface-${background}`).toBeGreaterThanOrEqual(
        MIN_TEXT_CONTRAST,
      );
    }
  });

  it.each(['background', 'hover'])('action-text meets AA on action-%s', (state) => {
    const ratio = contrast(color('color-action-text'), color(`color-action-${state}`));
    expect(ratio).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  it.each(['line-strong', 'focus-ring', 'action-background'])(
    '%s has enough contrast to the page',
    (role) => {
      const ratio = contrast(color(`color-${role}`), color('color-surface-page'));
      expect(ratio).toBeGreaterThanOrEqual(MIN_EDGE_CONTRAST);
    },
  );
});

it('every custom property that a style reads is declared', () => {
  const cwd = new URL('../src/', import.meta.url);
  const styles = globSync('**/*.{css,ts,tsx}', { cwd })
    .map((file) => readFileSync(new URL(file, cwd), 'utf8'))
    .join('\n');
  const names = (pattern: RegExp) => new Set([...styles.matchAll(pattern)].map(([, name]) => name));
  const declared = names(/(--[\w-]+)['"]?:/g);
  const read = names(/var\((--[\w-]+)\)/g);
  expect(read.size).toBeGreaterThan(50);
  expect([...read].filter((name) => !declared.has(name))).toEqual([]);
});

describe('the constants of the specification', () => {
  it('CONST each number has its value', () => {
    expect({ ...breakpoint }).toMatchObject({
      mobile: 768,
      scrollEffects: 800,
      tablet: 1024,
      popupSmall: 1000,
      popupMedium: 1200,
    });
    expect({ ...offset }).toMatchObject({
      section: 80,
      activeExtra: 100,
      learnMore: 150,
      getStarted: 1817,
      getStartedMobile: 1417,
      reveal: 80,
    });
    expect({ ...duration }).toMatchObject({
      hoverClose: 100,
      routeScroll: 500,
      deepLink: 1000,
      reveal: 1000,
    });
    expect({ ...qr }).toEqual({ size: 200, margin: 2 });
    expect({ ...carousel }).toEqual({
      speed: 3000,
      gap: 24,
      slidesDefault: 5,
      twoFrom: 320,
      threeFrom: 640,
      fourFrom: 1024,
      fiveFrom: 1280,
    });
    expect(REQUEST_TIMEOUT_MS).toBe(10_000);
    expect(MAX_BODY_BYTES).toBe(64 * 1024);
  });

  it('every token needs a description', async () => {
    // Terrazzo's lint stops the build; this proves that the rule is on.
    const config = await readFile(new URL('./terrazzo.config.ts', import.meta.url), 'utf8');
    expect(config).toMatch(/'core\/descriptions': 'error'/);
  });
});
