/**
 * `npm run check:release [-- --mode <mode>]`: run it before a release. Compares the APK behind the owner's
 * link with the size, hash and type that the site shows, and every URL in the settings and in the built
 * documents with the allowed hosts. Exit code 1 if anything differs. It cannot check the version and the
 * certificate inside the APK: `apksigner verify --print-certs` prints them.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseSiteConfig } from '../../src/site-config.ts';
import { apkProblems } from './apk.ts';
import { documentProblems, settingProblems } from './allowed-hosts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
const site = parseSiteConfig(loadEnv(values.mode, ROOT));

const problems = [
  ...settingProblems(site),
  ...(await readDocumentProblems()),
  ...(await apkProblems(site)),
];
const missingSettings = (['apkSize', 'apkSha256'] as const).filter(
  (key) => site[key] === undefined,
);
if (missingSettings.length > 0)
  console.log(`Not set, so not compared: ${missingSettings.join(', ')}`);
for (const problem of problems) console.error(`FAIL ${problem}`);
console.log(
  problems.length === 0 ? 'ok: the release matches its settings' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function readDocumentProblems(): Promise<string[]> {
  const names = await readdir(DIST, { recursive: true }).catch(() => []);
  const documents = names.filter((name) => name.endsWith('.html'));
  if (documents.length === 0) return ['dist/ has no document: build it first (npm run build)'];
  const found = documents.map(async (name) =>
    documentProblems(name, await readFile(join(DIST, name), 'utf8'), site),
  );
  return (await Promise.all(found)).flat();
}
