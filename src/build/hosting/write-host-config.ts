/**
 * `npm run build:hosting`, the last step of the build: adds the files that need the finished build, and writes
 * the servers' configurations to `dist-hosts/`, which must not be served.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { parseSiteConfig } from '../../site-config.ts';
import { builtFiles } from '../built-files.ts';
import { outputFolder } from '../output-folder.ts';
import { caddy } from './caddy.ts';
import { withAddedLicenses } from '../release-files/added-licenses.ts';
import { inlineScriptSources } from './inline-script-sources.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { caddyRecover, headersFileRecover, nginxRecover } from './recover.ts';
import { caddyStop, nginxStop, STOPPED_HEADERS, STOPPED_PAGE } from './stop.ts';
import type { BuildOutput } from './build-output.ts';
import { BILL_FILE, billOfMaterials, npmBill } from '../release-files/bill-of-materials.ts';
import { buildSource, describeNode } from '../release-files/build-source.ts';
import { securityTxt } from '../release-files/security-txt.ts';
import { MANIFEST_FILE, siteManifest, withManifest } from '../release-files/site-manifest.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    dist: { type: 'string' },
    out: { type: 'string' },
  },
});
const dist = values.dist ?? join(ROOT, outputFolder(values.mode));
const out = values.out ?? `${dist}-hosts`;
const site = parseSiteConfig(loadEnv(values.mode, ROOT));

const licences = join(dist, 'licences.txt');
const licenceTexts = await withAddedLicenses(await readFile(licences, 'utf8'));
await writeFile(licences, licenceTexts);
await writeOrRemove(join(dist, BILL_FILE), billOfMaterials(await npmBill(ROOT), licenceTexts));
await writeOrRemove(join(dist, '.well-known', 'security.txt'), securityTxt(site));

const release: BuildOutput = {
  site,
  files: withManifest(await builtFiles(dist)),
  inlineScripts: inlineScriptSources(dist),
};
await writeOrRemove(join(dist, '_headers'), headersFile(release));
await writeOrRemove(join(out, 'nginx.conf'), nginx(release));
await writeOrRemove(join(out, 'caddy.conf'), caddy(release));
await writeOrRemove(join(out, 'nginx-recover.conf'), nginxRecover(release));
await writeOrRemove(join(out, 'caddy-recover.conf'), caddyRecover());
await writeOrRemove(join(out, 'nginx-stop.conf'), nginxStop(release));
await writeOrRemove(join(out, 'caddy-stop.conf'), caddyStop(release));
await writeOrRemove(join(out, '_headers-recover'), headersFileRecover(release));
await writeOrRemove(join(out, 'stopped', 'index.html'), STOPPED_PAGE);
await writeOrRemove(join(out, 'stopped', '404.html'), STOPPED_PAGE);
await writeOrRemove(join(out, 'stopped', '_headers'), STOPPED_HEADERS);
// Last, because it has the hash of `_headers`.
const source = await buildSource(ROOT, values.mode);
await writeOrRemove(
  join(dist, MANIFEST_FILE),
  await siteManifest(dist, await builtFiles(dist), site, source),
);
if (values.mode !== 'development') process.stdout.write(`${await describeNode()}\n`);

/** Without `text`, removes the file: an earlier build may have written it with other settings. */
async function writeOrRemove(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
