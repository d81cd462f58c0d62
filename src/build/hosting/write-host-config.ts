/**
 * `npm run build:hosting`, the last step of the build: completes `dist/` with what hosts and strangers look
 * for there (`_headers`, `security.txt`, the licences of the fonts), and writes the configuration of
 * servers of one's own to `dist-hosts/`, which is not to be served.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseSiteConfig } from '../../site-config.ts';
import { caddy } from './caddy.ts';
import { withFontLicenses } from '../release-files/font-licenses.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import type { BuildOutput } from './build-output.ts';
import { securityTxt } from '../release-files/security-txt.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    dist: { type: 'string', default: join(ROOT, 'dist') },
    out: { type: 'string', default: join(ROOT, 'dist-hosts') },
  },
});
const site = parseSiteConfig(loadEnv(values.mode, ROOT));

const licences = join(values.dist, 'licences.txt');
await writeFile(licences, await withFontLicenses(await readFile(licences, 'utf8')));
await writeOrRemove(join(values.dist, '.well-known', 'security.txt'), securityTxt(site));

const release: BuildOutput = { site, files: await filesOf(values.dist) };
await writeOrRemove(join(values.dist, '_headers'), headersFile(release));
await writeOrRemove(join(values.out, 'nginx.conf'), nginx(release));
await writeOrRemove(join(values.out, 'caddy.conf'), caddy(release));

/** A file of an earlier build must not outlive the setting it came from. */
async function writeOrRemove(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}
