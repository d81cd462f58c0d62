/** The browsers that snapshots can be captured in (VIS-11). */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { CHROMIUM_ARGS, PACKAGED, chromiumPath } from '../site.node.ts';
import { machineHash } from '../cache/machine.ts';
import { RunError } from '../builds/exec.ts';

/** The default is first. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

export type BrowserName = (typeof BROWSERS)[number];

/** How Playwright launches a browser on this machine. */
export type InstalledBrowser = Awaited<ReturnType<typeof findBrowser>>;

/** `UNIO_FIREFOX` overrides it. */
const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** @throws RunError that says how to install the browser. */
export async function findBrowser(name: BrowserName) {
  const installed = async (
    executablePath: string,
    options: { readonly args?: readonly string[]; readonly channel?: string } = {},
  ) => {
    const { stdout } = await promisify(execFile)(executablePath, ['--version']);
    // Cached captures are valid only for this browser on a machine with this hash.
    const version = `${stdout.trim()} ${machineHash(executablePath.startsWith(PACKAGED))}`;
    return { name, executablePath, args: [], ...options, version };
  };
  if (name === 'chromium') return installed(await chromiumPath(), { args: CHROMIUM_ARGS });
  const ofPlaywright = (name === 'firefox' ? firefox : webkit).executablePath();
  if (existsSync(ofPlaywright)) return installed(ofPlaywright);
  const ofSystem = process.env['UNIO_FIREFOX'] ?? DEBIAN_FIREFOX;
  // Debian's Firefox has WebDriver BiDi, which Playwright uses with this channel.
  if (name === 'firefox' && existsSync(ofSystem))
    return installed(ofSystem, { channel: 'moz-firefox' });
  const debian = name === 'firefox' ? ', or "apt-get install firefox-esr" on Debian' : '';
  throw new RunError(`${name} is not installed: run "npx playwright install ${name}"${debian}.`);
}
