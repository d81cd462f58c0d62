/**
 * Finds the browser of all suites: Playwright, the Storybook test-runner and the visual harness.
 * `npm ci` alone must be enough, so on x64 Linux the browser is an npm package, not a download.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Flags for an offline, deterministic browser. The package's own list would turn web security off,
 * and without CORS and site isolation a suite proves nothing about CSP.
 */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox', // Containers run as root, where the sandbox cannot start.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * By default Playwright's Chromium passes images between processes as files, because the shared memory
 * of a container may be 64 MB. With enough shared memory, a page takes up to a tenth less time.
 */
const NO_SHARED_MEMORY = '--disable-dev-shm-usage';
/** In bytes: for eight browsers, of which the longest pages take 500 MB each. */
const ENOUGH_SHARED_MEMORY = 4 * 2 ** 30;

/** Playwright's default arguments for Chromium that this machine does not need. */
export async function unneededArgs(): Promise<string[]> {
  try {
    const { bavail, bsize } = await statfs('/dev/shm');
    return bavail * bsize >= ENOUGH_SHARED_MEMORY ? [NO_SHARED_MEMORY] : [];
  } catch {
    // Only Linux has such a folder.
    return [];
  }
}

const MODULES = join(import.meta.dirname, '..', '..', 'node_modules');
const PACKAGE = join(MODULES, '@sparticuz', 'chromium');
/** Where the packaged browser is unpacked. */
export const PACKAGED = join(MODULES, '.cache', 'chromium');

// The package unpacks into `TMPDIR`, and its libraries only with `AWS_EXECUTION_ENV`; a child
// process, so that neither is set for this one.
const UNPACK = `import('@sparticuz/chromium').then((it) => it.default.executablePath())`;

/**
 * The launcher's environment variable for a fontconfig file with fonts other than the package's.
 * Without a font for a script the browser measures placeholder boxes.
 */
export const FONTS_VARIABLE = 'UNIO_FONTCONFIG';

/** `exec` keeps the process id, so that the parent process can stop the browser. */
const LAUNCHER = `#!/bin/sh
here="\${0%/*}"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${UNIO_FONTCONFIG:-$here/fonts.conf}"
exec "$here/chromium" "$@"
`;

// Only the package's font, not those of the machine: fallback text is the same everywhere, and a
// glyph that the site's fonts lack is visibly missing.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * Resolves with the path of a Chromium that starts with {@link CHROMIUM_ARGS}: the one in
 * `UNIO_CHROMIUM`; else on x64 Linux the packaged one, unpacked once into
 * `node_modules/.cache/chromium`; elsewhere Playwright's own. Safe to call from parallel processes.
 * Rejects with instructions if the browser is missing.
 */
export async function chromiumPath(): Promise<string> {
  const configuredPath = process.env['UNIO_CHROMIUM'];
  if (configuredPath !== undefined && configuredPath !== '') {
    if (!existsSync(configuredPath))
      throw new Error(`UNIO_CHROMIUM names a missing file: ${configuredPath}`);
    return configuredPath;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const { chromium } = await import('playwright');
  const playwrightPath = chromium.executablePath();
  if (!existsSync(playwrightPath)) {
    throw new Error('No browser: run "npx playwright install chromium" or set UNIO_CHROMIUM.');
  }
  return playwrightPath;
}

async function packagedChromium(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(PACKAGED, version);
  const launcher = join(home, 'chromium.sh');
  if (existsSync(launcher)) return launcher;
  await mkdir(PACKAGED, { recursive: true });
  // Renaming a folder is atomic and fails if the target has files: one of several parallel callers
  // succeeds, and a killed run leaves no lock.
  const staging = await mkdtemp(join(PACKAGED, 'unpacking-'));
  try {
    const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await promisify(execFile)(process.execPath, ['-e', UNPACK], { cwd: MODULES, env });
    await writeFile(join(staging, 'fonts.conf'), FONTS);
    await writeFile(join(staging, 'chromium.sh'), LAUNCHER);
    await chmod(join(staging, 'chromium.sh'), 0o755);
    await rename(staging, home);
  } catch (error) {
    if (!existsSync(launcher)) throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return launcher;
}

/**
 * Which tests of a Playwright suite run: those marked `@extended` only by `npm run test:extended`, all others
 * by `npm test`. Extended are long tests, further values of a repeated test, and details of a layout, which the
 * visual comparison shows as well: a page load takes 0.7 s of a core.
 */
export const EXTENDED_FILTER = process.env['UNIO_EXTENDED']
  ? { grep: /@extended/ }
  : { grepInvert: /@extended/ };
