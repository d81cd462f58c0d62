/** The memory of a browser: if it grows with the number of snapshots, there is a leak. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';

/**
 * The memory of all processes of a Chromium, in MB (2²⁰ bytes). On Linux a shared memory page
 * counts once. A process that ends meanwhile does not count; NaN where it cannot be measured.
 */
export async function browserMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(processInfo.map(({ id }) => kilobytesOf(id)));
  const known = sizes.filter((size) => size !== undefined);
  return known.length === 0 ? Number.NaN : known.reduce((sum, size) => sum + size, 0) / 1024;
}

async function kilobytesOf(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === 'win32') return undefined;
    if (process.platform !== 'linux') {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
      return Number(stdout);
    }
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]);
  } catch {
    return undefined;
  }
}
