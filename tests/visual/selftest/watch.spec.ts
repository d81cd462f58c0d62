import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './scratch-repo.ts';

/** Timeout of one step, on a busy machine. */
const LIMIT_MS = 120_000;
const STORIES = ['--story', 'features-header--menu-closed', '--story', 'primitives-button--all'];
const SCOPE = [...STORIES, '--width', '375', '--locale', 'en', '--locale', 'vi', '--workers', '1'];
const LOGO = 'src/features/header/Logo.tsx';
const BUTTON = 'src/primitives/Button.tsx';
const BUTTON_STORIES = 'stories/primitives/Button.stories.tsx';

test('VIS-17 saves capture the stories they reach; errors and renames are logged; Ctrl+C cleans up @extended', async ({
  repo,
}) => {
  const temporary = await mkdtemp(join(tmpdir(), 'unio-watch-'));
  // As `start.ts` does.
  await repo.script('npm run --silent generate', {});
  const { process: run, ended } = repo.start({ TMPDIR: temporary }, '--watch', ...SCOPE);
  let output = '';
  run.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const untilOutput = async (line: RegExp, from = 0) => {
    const deadline = Date.now() + LIMIT_MS;
    while (run.exitCode === null && Date.now() < deadline && !line.test(output.slice(from)))
      await delay(100);
    expect(output.slice(from)).toMatch(line);
  };
  /** Saves, and waits for the line that it adds. */
  const saveAndWait = async (line: RegExp, save: () => Promise<unknown>) => {
    const before = output.length;
    await save();
    await untilOutput(line, before);
  };
  try {
    await untilOutput(/at the start · nothing differs/);
    // Here node_modules is a symlink, so Storybook does not find one of its own files: a finding.
    // A color in the header only; the button's story is not captured.
    await saveAndWait(
      /Logo\.tsx · 2 of 2 differ.* · lint [\d.]+ s, first picture [\d.]+ s, all 2 /,
      () =>
        repo.plant(LOGO, (text) =>
          text.replace('line-height: 1;', 'line-height: 1; color: #2f3bf6;'),
        ),
    );
    await saveAndWait(/Logo\.tsx · nothing differs/, () => repo.git('checkout', '--', LOGO));
    await saveAndWait(/Button\.tsx · nothing differs.*all 4 /, () =>
      repo.plant(BUTTON, (text) => `${text}\n// No effect.\n`),
    );
    await saveAndWait(/Button\.tsx.*Unexpected token/, () =>
      repo.plant(BUTTON, (text) => `${text}\nconst broken = ;\n`),
    );
    await saveAndWait(/Button\.tsx · nothing differs/, () => repo.git('checkout', '--', BUTTON));
    await saveAndWait(/Primitives\/Button\/All is gone/, () =>
      repo.plant(BUTTON_STORIES, (text) => text.replace('export const All', 'export const Each')),
    );
  } finally {
    run.kill('SIGINT');
    await repo.reset();
  }
  const { url } = /(?<url>http:\S+) until/.exec(output)?.groups ?? {};
  const { code } = await ended;
  expect(code, output).toBe(130);
  // Storybook turns on Node's own cache, which stays.
  const left = (await readdir(temporary)).filter((name) => name !== 'node-compile-cache');
  expect(left).toEqual([]);
  await rm(temporary, { recursive: true });
  await expect(fetch(url ?? '')).rejects.toThrow();
});
