import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitForExit } from './builds/exec.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const COPIED = ['start.ts', 'options.ts', 'option-rules.ts', 'builds/exec.ts'].map(
  (file) => `visual/${file}`,
);
const GENERATED = 'src/theme/generated/fonts-han.css';

/** A repository whose `generate.ts` only writes a marker file, and whose `run.ts` only prints a word. */
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-start-'));
  for (const file of COPIED) await cp(join(REPOSITORY, 'tests', file), join(root, 'tests', file));
  await write('tests/visual/runner/browsers.ts', "export const BROWSERS = ['chromium']");
  await write('tests/visual/runner/isolation-sample.ts', 'export const MIN_SAMPLE = 20');
  await write('tests/visual/report/results.ts', 'export const SEVERITIES = []');
  await write('tests/visual/matrix/modes.ts', 'export const MODES = [], modeNamed = () => ({})');
  await write('package.json', '{"type": "module"}');
  await write('tests/visual/run.ts', "console.log('ran')");
  await write('tokens/build/generate.ts', "import fs from 'node:fs'; fs.writeFileSync('made', '')");
  await write(GENERATED, '');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function start(...args: string[]) {
  const command = [join(root, 'tests/visual/start.ts'), ...args];
  const { code, output } = await waitForExit(spawn(process.execPath, command, { cwd: root }));
  return { code, output, generated: existsSync(join(root, 'made')) };
}

test('VIS-1 a run generates the tokens first', async () => {
  const { scripts } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['visual']).toBe('node tests/visual/start.ts');
  expect(await start('--story', 'a')).toEqual({ code: 0, output: 'ran\n', generated: true });
});

test.each([
  ['--help'],
  ['--show'],
  ['--list'],
  ['--coverage'],
  ['--merge', 'folder'],
  ['--accept', 'a', '--reason', 'b'],
  ['--no-such-option'],
])('VIS-1 a read-only command generates nothing: %s', async (...args) => {
  expect(await start(...args)).toEqual({ code: 0, output: 'ran\n', generated: false });
});

test('VIS-1 a read-only command generates the tokens if they do not exist', async () => {
  await rm(join(root, GENERATED));
  expect(await start('--list')).toMatchObject({ code: 0, generated: true });
});

test('VIS-1 when generating fails, there is no run, and the exit code is 2', async () => {
  await write('tokens/build/generate.ts', "console.error('no such token'); process.exit(1)");
  const { code, output } = await start();
  expect(code).toBe(2);
  expect(output).toContain('no such token');
  expect(output).toContain('"npm run generate" failed');
  expect(output).not.toContain('ran\n');
});
