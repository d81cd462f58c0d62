import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildStamp, STAMP_FILE } from '../../src/build/build-stamp.ts';
import { builtFiles } from '../../src/build/built-files.ts';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import {
  type BuildSource,
  MANIFEST_FILE,
  siteManifest,
  withManifest,
} from '../../src/build/release-files/site-manifest.ts';
import { parseSiteConfig, type Site } from '../../src/site-config.ts';

/** Settings of an owner who has set everything, on a top-level domain that does not exist. */
export const RIGHT_SETTINGS = {
  VITE_SITE_ORIGIN: 'https://wallet.unio',
  VITE_DISTRIBUTION_ORIGIN: 'https://apps.unio',
  VITE_IOS_APP_CODE: 'unio-wallet',
  VITE_ENTERPRISE_BACKUP_URL:
    'itms-services://?action=download-manifest&url=https://apps.unio/ios/manifest.plist',
  VITE_ENTERPRISE_SIGNER: 'Unio Ltd (AB12CD34EF)',
  VITE_PUBLISHER: 'Unio Ltd',
  VITE_APK_URL: 'https://wallet.unio/android/unio-wallet.apk',
  VITE_APK_VERSION: '2.10.0',
  VITE_APK_SIZE: '41943040',
  VITE_APK_SHA256: '0123456789abcdef'.repeat(4),
  VITE_APK_CERT_SHA256: 'fedcba9876543210'.repeat(4),
  VITE_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=unio.wallet',
  VITE_APP_STORE_URL: 'https://apps.apple.com/hk/app/unio-wallet/id6480000001',
  VITE_SOCIAL_URL: 'https://x.com/uniowallet',
  VITE_MAIL_URL: 'https://mail.google.com/mail/?view=cm&to=hello@wallet.unio',
  VITE_PREORDER_URL: 'https://shop.unio/one',
  VITE_PRIVACY_URL: 'https://wallet.unio/privacy',
  VITE_TERMS_URL: 'https://wallet.unio/terms',
  VITE_SUPPORT_URL: 'https://help.unio/',
  VITE_SECURITY_CONTACT: 'mailto:security@wallet.unio',
  VITE_SECURITY_REVIEWED: '2026-11-01',
} as const satisfies Readonly<Record<string, string>>;

export const NOW = new Date('2026-11-25T12:00:00Z');
export const RIGHT_SITE = parseSiteConfig(RIGHT_SETTINGS);

const SCRIPT_NAME = 'assets/index-DiwrgTda.js';
const SCRIPT = [
  `const site={origin:"https://apps.unio",backup:"${RIGHT_SITE.enterpriseBackupUrl}"};`,
  'const link=(query)=>`itms-services://${query}`;const more="https://react.dev/errors/";',
  'const svg="http://www.w3.org/2000/svg",text="/"+"//";',
].join('\n');
const DOCUMENT = `<!doctype html><title>Unio</title>
<a href="https://play.google.com/store/apps/details?id=unio.wallet">Play</a>
<a href="https://mail.google.com/mail/?view=cm&amp;to=hello@wallet.unio">Mail</a><a href="./es/">es</a>
<link rel="canonical" href="https://wallet.unio/"><script src="./${SCRIPT_NAME}"></script>`;

/** A small built folder without problems; the caller removes it. */
export async function writeRightBuild(
  site: Site = RIGHT_SITE,
  source: BuildSource = RIGHT_SOURCE,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'unio-release-'));
  const files: Record<string, string> = {
    'index.html': DOCUMENT,
    '404.html': DOCUMENT,
    [SCRIPT_NAME]: SCRIPT,
    'manifest.webmanifest': '{"start_url":"./"}',
    'android/unio-wallet.apk': 'PK',
    'licences.txt': 'See https://anybody.unio/',
    [STAMP_FILE]: JSON.stringify(buildStamp('production', site)),
  };
  files['_headers'] = headersFile({
    site,
    files: withManifest(Object.keys(files)),
    inlineScripts: [],
  });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    if (!/\.(?:html|js)$/.test(file)) continue;
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${file}.gz`), gzipSync(text));
  }
  await writeManifest(folder, site, source);
  return folder;
}

/** The source in the manifest of the small build. */
export const RIGHT_SOURCE: BuildSource = {
  mode: 'production',
  commit: '0123456789'.repeat(4),
  packageLock: 'ab'.repeat(32),
  node: process.version,
};

/** Writes the manifest of the files that are in the folder now. */
export async function writeManifest(
  folder: string,
  site: Site = RIGHT_SITE,
  source: BuildSource = RIGHT_SOURCE,
): Promise<void> {
  const text = await siteManifest(folder, await builtFiles(folder), site, source);
  await mkdir(dirname(join(folder, MANIFEST_FILE)), { recursive: true });
  await writeFile(join(folder, MANIFEST_FILE), text);
}
