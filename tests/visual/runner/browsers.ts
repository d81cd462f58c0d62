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
export interface InstalledBrowser {
  readonly name: BrowserName;
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Debian's Firefox has WebDriver BiDi, which Playwright uses with this channel. */
  readonly channel?: string;
  /** Version of the browser and hash of the machine: cached captures are valid only for both. */
  readonly version: string;
}

/** `UNIO_FIREFOX` names another one. */
const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** @throws RunError that says how to install the browser. */
export async function findBrowser(name: BrowserName): Promise<InstalledBrowser> {
  const installed = async (
    executablePath: string,
    options: { args?: readonly string[]; channel?: string } = {},
  ) => {
    const { stdout } = await promisify(execFile)(executablePath, ['--version']);
    const machine = machineHash(executablePath.startsWith(PACKAGED));
    return { name, executablePath, args: [], ...options, version: `${stdout.trim()} ${machine}` };
  };
  if (name === 'chromium') return installed(await chromiumPath(), { args: CHROMIUM_ARGS });
  const ofPlaywright = (name === 'firefox' ? firefox : webkit).executablePath();
  if (existsSync(ofPlaywright)) return installed(ofPlaywright);
  const ofSystem = process.env['UNIO_FIREFOX'] ?? DEBIAN_FIREFOX;
  if (name === 'firefox' && existsSync(ofSystem))
    return installed(ofSystem, { channel: 'moz-firefox' });
  const debian = name === 'firefox' ? ', or "apt-get install firefox-esr" on Debian' : '';
  throw new RunError(`${name} is not installed: run "npx playwright install ${name}"${debian}.`);
}
