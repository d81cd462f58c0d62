import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IConfiguration,
} from 'dependency-cruiser';
import { expect, test, vi } from 'vitest';

// Slow on a busy machine: reads many files.
vi.setConfig({ testTimeout: 30_000 });

const FIXTURES = join(import.meta.dirname, 'fixtures', 'dependencies');
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const rules = (config.forbidden ?? []).map(({ name }) => name ?? '');

test('every dependency rule has a failing fixture, and every fixture a rule', () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(rules.toSorted());
});

test.each(rules)('%s: its fixture breaks this rule and no other', async (rule) => {
  const baseDir = join(FIXTURES, rule);
  const folders = ['src', 'mocks', 'stories', 'tests'].filter((folder) =>
    existsSync(join(baseDir, folder)),
  );
  const options: ICruiseOptions = {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  };
  const { output } = await cruise(folders, options, config.options?.enhancedResolveOptions);
  const broken = (output as ICruiseResult).summary.violations.map((it) => it.rule.name);
  expect(new Set(broken)).toEqual(new Set([rule]));
});
