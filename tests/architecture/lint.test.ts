import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const CYCLE = 'import(no-cycle)';

const EXPECTED_RULES = {
  'src/pages/literal.tsx': 'formatjs(no-literal-string-in-jsx)',
  'src/pages/literal-label.tsx': 'formatjs(no-literal-string-in-jsx)',
  'src/features/second-call.ts': 'eslint(no-restricted-globals)',
  'src/features/beacon.ts': 'eslint(no-restricted-properties)',
  'src/features/raw-html.ts': 'eslint(no-restricted-properties)',
  'src/features/danger.tsx': 'react(no-danger)',
  'src/features/inline-style.tsx': 'react(forbid-dom-props)',
  'src/features/no-alt.tsx': 'jsx-a11y(alt-text)',
  'src/app/forgotten-promise.ts': 'typescript(no-floating-promises)',
  'src/app/missing-case.ts': 'typescript(switch-exhaustiveness-check)',
  'src/app/conditional-hook.tsx': 'react-hooks(rules-of-hooks)',
  'src/app/unpure.tsx': 'react(purity)',
  'src/app/one.ts': CYCLE,
  'src/app/two.ts': CYCLE,
  'tests/e2e/skip.spec.ts': 'playwright(no-skipped-test)',
  'tests/e2e/conditional-skip.spec.ts': 'playwright(no-skipped-test)',
  'tests/e2e/fixme.spec.ts': 'playwright(no-skipped-test)',
  'tests/e2e/only.spec.ts': 'playwright(no-focused-test)',
  'tests/e2e/no-assertion.spec.ts': 'playwright(expect-expect)',
  'tests/e2e/expected-to-fail.spec.ts': 'eslint(no-restricted-properties)',
  'tests/unit/skip.ts': 'vitest(no-disabled-tests)',
  'tests/unit/only.ts': 'vitest(no-focused-tests)',
  'tests/unit/fails.ts': 'eslint(no-restricted-properties)',
  'tests/unit/todo.ts': 'vitest(warn-todo)',
  'tests/unit/no-assertion.ts': 'vitest(expect-expect)',
} as const;

const rulesByFile = new Map<string, Set<string>>();
let site: string;

// Rules depend on folders: the fixtures are copied to a tree with the site's structure.
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'lint-fixtures-'));
  await cp(join(import.meta.dirname, 'fixtures', 'lint'), site, { recursive: true });
  for (const name of ['.oxlintrc.json', 'tsconfig.json'])
    await cp(join(ROOT, name), join(site, name));
  await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'), 'junction');

  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const run = promisify(execFile)(
    process.execPath,
    [oxlint, '-f', 'json', '--disable-nested-config', 'src', 'tests'],
    {
      cwd: site,
    },
  );
  // oxlint exits with 1, because it reports violations.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics) {
    rulesByFile.set(filename, (rulesByFile.get(filename) ?? new Set()).add(code));
  }
}, 30_000);

afterAll(() => rm(site, { recursive: true, force: true }));

test('every fixture breaks a rule', () => {
  expect([...rulesByFile.keys()].toSorted()).toEqual(Object.keys(EXPECTED_RULES).toSorted());
});

test.each(Object.entries(EXPECTED_RULES))('%s breaks %s and nothing else', (file, rule) => {
  expect([...(rulesByFile.get(file) ?? [])]).toEqual([rule]);
});
