import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { UNUSED, leaner } from './lean-intl.ts';

const sourceOf = (name: string) => readFileSync(new URL(import.meta.resolve(name)), 'utf8');

it('asks no browser what languages it knows, and keeps the three formatters in use', () => {
  const lean = leaner(sourceOf('@formatjs/intl'), '@formatjs/intl');
  expect(lean).not.toContain('supportedLocalesOf');
  const bound = [...lean.matchAll(/^\s*(\w+): \w+\.bind\(null, resolvedConfig/gm)].map(
    ([, name]) => name,
  );
  expect(bound).toEqual(['formatNumber', 'formatMessage', 'formatDisplayName']);
});

it('asks for no message either what languages the browser knows', () => {
  const lean = leaner(sourceOf('intl-messageformat'), 'intl-messageformat');
  expect(lean).toContain('const supportedLocales = [locales].flat();');
});

it('leaves nothing beside unused components of React that keeps them', () => {
  const lean = leaner(sourceOf('react-intl'), 'react-intl');
  expect(lean).not.toMatch(/^Formatted\w+\.displayName/m);
  expect(lean).not.toMatch(/= createFormatted/);
});

it('leaves out nothing that the site or its stories ask for', () => {
  const files = import.meta.glob<string>(['/{src,stories}/**/*.{ts,tsx}', '!/src/i18n/build/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asked = Object.entries(files).filter(([, source]) =>
    UNUSED.some((name) => new RegExp(`\\b${name}\\b`).test(source)),
  );
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(asked.map(([file]) => file)).toEqual([]);
});

it('says that a package has changed', () => {
  expect(() => leaner('export {};', 'react-intl')).toThrow('react-intl has changed');
});
