import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { figureWrittenOnce } from './rules/figure-written-once.ts';
import { fileSize } from './rules/file-size.ts';
import { knownTestTags } from './rules/known-test-tags.ts';
import { noBreakpointLiteral } from './rules/no-breakpoint-literal.ts';
import { noColorLiteral } from './rules/no-color-literal.ts';
import { noDurationLiteral } from './rules/no-duration-literal.ts';
import { noInlineInHtml } from './rules/no-inline-in-html.ts';
import { noMocksInDist } from './rules/no-mocks-in-dist.ts';
import { noOffsetLiteral } from './rules/no-offset-literal.ts';
import { noCopyInContent } from './rules/no-copy-in-content.ts';
import { packagesAsPublished } from './rules/packages-as-published.ts';
import type { Rule } from './rules/rule.ts';
import { descriptiveNames } from './rules/descriptive-names.ts';
import { storyTitleByFolder } from './rules/story-title-by-folder.ts';

// Slow on a busy machine: reads many files.
vi.setConfig({ testTimeout: 30_000 });

const ROOT = join(import.meta.dirname, '..', '..');
const FIXTURES = join(import.meta.dirname, 'fixtures', 'rules');
const FOLDERS = ['src', 'stories', 'mocks', 'tests', 'tokens', '.storybook', 'dist', 'dist-local'];

const RULES: readonly Rule[] = [
  figureWrittenOnce,
  fileSize,
  knownTestTags,
  noBreakpointLiteral,
  noColorLiteral,
  noDurationLiteral,
  noInlineInHtml,
  noMocksInDist,
  noOffsetLiteral,
  noCopyInContent,
  packagesAsPublished,
  descriptiveNames,
  storyTitleByFolder,
];

function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

/** Violations in a file, as `file:line rule: message`. */
function findViolations(rules: readonly Rule[], root: string, file: string): string[] {
  // A fixture's `built` folder stands for `dist`, which git ignores in every folder.
  const path = file.replace(/^built\//, 'dist/');
  const applicableRules = rules.filter(({ applies }) => applies(path));
  if (applicableRules.length === 0) return [];
  const source = readFileSync(join(root, file), 'utf8');
  return applicableRules.flatMap(({ name, check }) =>
    check(path, source).map(({ line, message }) => `${path}:${line} ${name}: ${message}`),
  );
}

const tree = [
  ...FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((it) =>
    listFiles(ROOT, it),
  ),
  ...readdirSync(ROOT, { withFileTypes: true }).flatMap((it) => (it.isFile() ? [it.name] : [])),
].filter((path) => !path.includes('tests/architecture/fixtures/'));

test('every rule has a failing fixture, and every fixture a rule', () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(RULES.map(({ name }) => name).toSorted());
});

test.each(RULES)('$name: each file of its fixture breaks this rule and no other', ({ name }) => {
  const root = join(FIXTURES, name);
  for (const file of listFiles(root)) {
    const names = findViolations(RULES, root, file).map((text) => text.split(' ')[1]);
    expect(new Set(names), file).toEqual(new Set([`${name}:`]));
  }
});

test.each(RULES)('$name: nothing in the project breaks it', (rule) => {
  expect(tree.flatMap((file) => findViolations([rule], ROOT, file))).toEqual([]);
});
