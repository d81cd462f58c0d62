import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_BUILD } from '../../src/build/output-folder.ts';

// Slow on a busy machine: starts builds.
vi.setConfig({ testTimeout: 180_000 });

const ROOT = join(import.meta.dirname, '..', '..');
const MESSAGES = join('src', 'i18n', 'messages');
// `tests` contains the check of the messages' lengths (VIS-18).
const BUILD_INPUTS = [
  'src',
  'tokens',
  'tests',
  'mocks',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env.development',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'build-errors-'));
  for (const part of BUILD_INPUTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

beforeEach(() => cpSync(join(ROOT, MESSAGES), join(copy, MESSAGES), { recursive: true }));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function runScript(script: string, env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
    shell: process.platform === 'win32',
  });
  return {
    status,
    output: stdout + stderr,
    isBuilt: ['dist', LOCAL_BUILD].some((it) => existsSync(join(copy, it))),
  };
}

function editMessages(locale: string, edit: (messages: Record<string, string>) => void): void {
  const file = join(copy, MESSAGES, `${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  edit(messages);
  writeFileSync(file, JSON.stringify(messages));
}

test('I18N-4 FAULT-76 the current messages pass', () => {
  expect(runScript('check:messages')).toMatchObject({ status: 0 });
});

test.each(['build', 'build:local'])('I18N-4 FAULT-76 a missing message stops %s', (script) => {
  editMessages('pt', (messages) => delete messages['order.terms']);
  const { status, output, isBuilt } = runScript(script);
  expect(status).toBe(1);
  expect(output).toContain('Missing translation keys for locale pt:\norder.terms\n');
  expect(isBuilt).toBe(false);
});

test.each([
  ['that is English in Spanish', 'es', 'order.terms'],
  ['that nothing uses', 'en es pt vi zh-TW', 'order.left'],
])('I18N-4 FAULT-76 a message %s fails the build', (_, locales, id) => {
  const { 'order.terms': terms = '' } = JSON.parse(
    readFileSync(join(ROOT, MESSAGES, 'en.json'), 'utf8'),
  ) as Record<string, string>;
  for (const locale of locales.split(' '))
    editMessages(locale, (messages) => (messages[id] = id === 'order.terms' ? terms : '123'));
  const { status, output, isBuilt } = runScript('build');
  expect(status).toBe(1);
  expect(output).toContain(`\n  ${id}\n`);
  expect(isBuilt).toBe(false);
});

test('API-6 a malformed value fails the build and is named', () => {
  const { status, output, isBuilt } = runScript('build', {
    VITE_APK_URL: 'http://unio.example/a.apk',
  });
  expect(status).toBe(1);
  expect(output).toContain(
    'VITE_APK_URL must be an https address without credentials, not "http://unio.example/a.apk"',
  );
  expect(isBuilt).toBe(false);
});
