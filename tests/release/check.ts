/**
 * `npm run check:release`: run it before a release. Checks the settings, the build made from them, and the
 * installation files behind the owner's links; see `setting-problems.ts`, `build-problems.ts` and `manifest-problems.ts`.
 *
 *     npm run check:release -- [--mode production] [--dist dist] [--source .] [--no-apk] [--live https://unio.example]
 *
 * `--source` is the checkout that was built, if it is not this one. `--no-apk` leaves out the installation
 * files of Android and of iOS. `--live` also compares the published site with the build and counts its
 * signatures, as `npm run verify:site` does. Exit code 1 if anything is wrong or missing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { outputFolder } from '../../src/build/output-folder.ts';
import { buildSource, describeNode } from '../../src/build/release-files/build-source.ts';
import { parseSiteConfig } from '../../src/site-config.ts';
import { apkProblems } from './apk.ts';
import { buildProblems } from './build-problems.ts';
import { hasIosManifest, iosManifestProblems } from './ios-manifest.ts';
import { verifySite } from '../verify-site/verify-site.ts';
import { manifestProblems } from './manifest-problems.ts';
import { settingProblems, unsetLinks } from './setting-problems.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    dist: { type: 'string' },
    source: { type: 'string', default: ROOT },
    'no-apk': { type: 'boolean', default: false },
    live: { type: 'string' },
  },
});
const withApk = !values['no-apk'];
const dist = values.dist ?? join(ROOT, outputFolder(values.mode));
const site = parseSiteConfig(loadEnv(values.mode, ROOT));
const source = await buildSource(values.source, values.mode);

const problems = [
  ...settingProblems(site, withApk, new Date()),
  ...(await buildProblems(dist, values.mode, site)).map((text) => `${dist}: ${text}`),
  ...(await manifestProblems(dist, site, source)).map((text) => `${dist}: ${text}`),
  ...(withApk ? await apkProblems(site) : []),
  ...(withApk ? await iosManifestProblems(site) : []),
];
if (values.live !== undefined) {
  const print = (line: string) => console.log(line);
  const live = await verifySite({ target: values.live, keys: ROOT, build: () => dist, print });
  if (live !== 0) problems.push(`${values.live} is not this build, or could not be checked`);
}
for (const problem of problems) console.error(`FAIL ${problem}`);
for (const line of unsetLinks(site)) console.log(`note ${line}`);
console.log(await describeNode());
if (!withApk) console.log('The installation file was not checked.');
if (!withApk || !hasIosManifest(site)) console.log('The manifest of the iOS app was not checked.');
console.log(
  problems.length === 0 ? 'ok: the release matches its settings' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
