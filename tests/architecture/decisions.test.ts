import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', 'stories', 'docs', 'decisions');
const pages = readdirSync(FOLDER).toSorted();

test('decisions are numbered without gaps or duplicates', () => {
  expect(pages.map((page) => Number(page.slice(0, 4)))).toEqual(pages.map((_, index) => index + 1));
});

test.each(pages)('%s has its number in both titles', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8');
  const number = page.slice(0, 4);
  expect(text).toContain(`<Meta title="Docs/Decisions/${number} `);
  expect(text).toContain(`\n# ${number} `);
});
