/** The browsers of this machine that can take pictures (VIS-11). */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { firefox, webkit } from '@playwright/test';
import { CHROMIUM_ARGS, PACKAGED, chromiumPath } from '../site.node.ts';
import { machineHash } from '../cache/machine.ts';
import { RunError } from '../builds/exec.ts';

/** The engines that snapshots can be taken in, the default first. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

/** An engine's name. */
export type BrowserName = (typeof BROWSERS)[number];

/** How Playwright starts an engine here. */
export interface InstalledBrowser {
  readonly name: BrowserName;
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Debian's Firefox speaks WebDriver BiDi, which Playwright asks for by this name. */
  readonly channel?: string;
  /** What tells this build of it, on this machine, from another, so that its pictures can be kept. */
  readonly version: string;
}

/** Debian's Firefox; any other one is named by `UNIO_FIREFOX`. */
const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/** What a browser says it is: enough to know whether pictures of another day can be kept. */
async function versionOf(executable: string): Promise<string> {
  const { stdout } = await promisify(execFile)(executable, ['--version']);
  return `${stdout.trim()} ${machineHash(executable.startsWith(PACKAGED))}`;
}

/**
 * Finds an engine.
 * @throws RunError that says how to install it.
 */
export async function findBrowser(name: BrowserName): Promise<InstalledBrowser> {
  const found = async (
    executablePath: string,
    args: readonly string[] = [],
  ): Promise<InstalledBrowser> => ({
    name,
    executablePath,
    args,
    version: await versionOf(executablePath),
  });
  if (name === 'chromium') return found(await chromiumPath(), CHROMIUM_ARGS);
  const own = (name === 'firefox' ? firefox : webkit).executablePath();
  if (existsSync(own)) return found(own);
  const named = process.env['UNIO_FIREFOX'] ?? DEBIAN_FIREFOX;
  if (name === 'firefox' && existsSync(named))
    return { ...(await found(named)), channel: 'moz-firefox' };
  const debian = name === 'firefox' ? ', or "apt-get install firefox-esr" on Debian' : '';
  throw new RunError(
    `${name} is not installed: "npx playwright install ${name}" does that${debian}.`,
  );
}
