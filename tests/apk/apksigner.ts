import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian packages that make the fixtures and verify them. */
export const PACKAGES = ['apksigner', 'aapt', 'android-framework-res', 'openssl'] as const;

export function isApksignerInstalled(): boolean {
  return spawnSync('apksigner', ['--version']).status === 0;
}

/** The result of Android's own tool for a file, for the versions of Android that support scheme v2. */
export interface ToolVerdict {
  readonly isVerified: boolean;
  readonly schemes: readonly string[];
  /** SHA-256 of the certificates of the signers. */
  readonly certificates: readonly string[];
}

export function verifyWithApksigner(apk: Buffer): ToolVerdict {
  const folder = mkdtempSync(join(tmpdir(), 'unio-apksigner-'));
  const path = join(folder, 'app.apk');
  try {
    writeFileSync(path, apk);
    const { stdout } = spawnSync(
      'apksigner',
      ['verify', '--verbose', '--print-certs', '--min-sdk-version', '24', path],
      { encoding: 'utf8' },
    );
    return {
      isVerified: /^Verifies$/m.test(stdout),
      schemes: [...stdout.matchAll(/^Verified using (v[\d.]+) scheme .*: true$/gm)].map(
        ([, scheme = '']) => scheme,
      ),
      certificates: [
        ...stdout.matchAll(/certificate SHA-256 digest: (?<digest>[\da-f]{64})$/gm),
      ].map(({ groups }) => groups?.['digest'] ?? ''),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
