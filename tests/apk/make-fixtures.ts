/**
 * Makes the APKs in `fixtures/` with Android's own tools. They are in git, so that the tests need no tool; run this
 * only to change them. The keys are made here and not kept, except for the two that tests sign with.
 *
 *     node tests/apk/make-fixtures.ts
 *
 * Needs aapt2, framework-res.apk, apksigner and openssl: on Debian the packages aapt, android-framework-res,
 * apksigner and openssl. Debian's apksigner is older than scheme v3.1: `APKSIGNER_V31` is the path of an apksigner of
 * build tools 33 or later, which makes `v31.apk`. Without the variable, that file is not changed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const FRAMEWORK = '/usr/share/android-framework-res/framework-res.apk';
const folder = mkdtempSync(join(tmpdir(), 'unio-apk-'));
const at = (name: string) => join(folder, name);
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

try {
  const keys = {
    ec: makeKey('ec', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'),
    newer: makeKey('newer', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'),
    other: makeKey('other', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'),
    p521: makeKey('p521', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-521'),
    rsa: makeKey('rsa', '-newkey', 'rsa:2048'),
    rsa4096: makeKey('rsa4096', '-newkey', 'rsa:4096'),
    dsa: makeDsaKey(),
  };
  const app = makeApp('example.unio.wallet');
  const otherApp = makeApp('example.other.app');
  copyFileSync(app, join(FIXTURES, 'unsigned.apk'));
  sign('v1', app, { v1: true }, keys.ec);
  sign('v1-v2', app, { v1: true, v2: true }, keys.ec);
  sign('v2', app, { v2: true }, keys.ec);
  sign('v2-p521', app, { v2: true }, keys.p521);
  sign('v2-rsa', app, { v2: true }, keys.rsa);
  sign('v2-rsa4096', app, { v2: true }, keys.rsa4096);
  sign('v2-dsa', app, { v2: true }, keys.dsa);
  sign('v2-two-signers', app, { v2: true }, keys.ec, keys.rsa);
  sign('v2-v3', app, { v2: true, v3: true }, keys.ec);
  sign('v3', app, { v3: true }, keys.ec);
  sign('other-key', app, { v2: true, v3: true }, keys.other);
  sign('other-package', otherApp, { v2: true, v3: true }, keys.ec);

  const lineage = at('lineage');
  run(
    'apksigner',
    'rotate',
    ...['--out', lineage, '--old-signer', ...keyArgs(keys.ec)],
    ...['--new-signer', ...keyArgs(keys.newer)],
  );
  const rotated = { v2: true, v3: true, lineage };
  sign('v3-rotated', app, rotated, keys.ec, keys.newer);
  const newest = process.env['APKSIGNER_V31'];
  if (newest) sign('v31', app, { ...rotated, tool: newest }, keys.ec, keys.newer);

  // The key of every genuine fixture: tests sign larger files with it.
  copyFileSync(keys.ec.key, join(FIXTURES, 'key.pk8'));
  copyFileSync(keys.ec.certificate, join(FIXTURES, 'certificate.der'));
  copyFileSync(keys.newer.key, join(FIXTURES, 'newer-key.pk8'));
  copyFileSync(keys.newer.certificate, join(FIXTURES, 'newer-certificate.der'));
} finally {
  rmSync(folder, { recursive: true });
}

interface Key {
  readonly key: string;
  readonly certificate: string;
}

interface Schemes {
  readonly v1?: boolean;
  readonly v2?: boolean;
  readonly v3?: boolean;
  readonly lineage?: string;
  readonly tool?: string;
}

function makeKey(name: string, ...algorithm: readonly string[]): Key {
  const [pem, key, certificate] = [`${name}.pem`, `${name}.pk8`, `${name}.der`].map(at) as [
    string,
    string,
    string,
  ];
  run(
    'openssl',
    ...['req', '-x509', '-nodes', '-days', '36500', '-subj', `/CN=Test key ${name}`],
    ...algorithm,
    ...['-keyout', pem, '-outform', 'DER', '-out', certificate],
  );
  run('openssl', 'pkcs8', '-topk8', '-nocrypt', '-in', pem, '-outform', 'DER', '-out', key);
  return { key, certificate };
}

function makeDsaKey(): Key {
  run('openssl', 'dsaparam', '-out', at('dsa.param'), '2048');
  return makeKey('dsa', '-newkey', `dsa:${at('dsa.param')}`);
}

/** An app without code: only the parts that are read, and some content to change. */
function makeApp(packageName: string): string {
  const manifest = at(`${packageName}.xml`);
  writeFileSync(
    manifest,
    `<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="${packageName}"
      android:versionCode="210" android:versionName="2.10.0">
      <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29" />
      <application android:hasCode="false" android:label="Unio" />
    </manifest>`,
  );
  const assets = at(`${packageName}-assets`);
  mkdirSync(assets);
  writeFileSync(join(assets, 'random.bin'), randomBytes(1500));
  writeFileSync(join(assets, 'text.txt'), 'Some text that compresses well. '.repeat(100));
  const unsigned = at(`${packageName}.apk`);
  run('aapt2', 'link', '-o', unsigned, '--manifest', manifest, '-I', FRAMEWORK, '-A', assets);
  return unsigned;
}

function keyArgs({ key, certificate }: Key): string[] {
  return ['--key', key, '--cert', certificate];
}

function sign(name: string, app: string, schemes: Schemes, ...signers: readonly Key[]): void {
  const { v1 = false, v2 = false, v3 = false, lineage, tool = 'apksigner' } = schemes;
  run(
    tool,
    'sign',
    ...['--in', app, '--out', join(FIXTURES, `${name}.apk`), '--v4-signing-enabled', 'false'],
    ...['--v1-signing-enabled', v1, '--v2-signing-enabled', v2, '--v3-signing-enabled', v3].map(
      String,
    ),
    ...(lineage ? ['--lineage', lineage] : []),
    ...signers.flatMap((signer, index) =>
      index > 0 ? ['--next-signer'].concat(keyArgs(signer)) : keyArgs(signer),
    ),
  );
}
