/** Debian's WebKitGTK MiniBrowser, driven by WebDriver on a virtual display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../hosts/servers.ts';

export interface WebKitSession {
  readonly driver: WebDriver;
  readonly stop: () => Promise<void>;
}

const PATHS = ['4.1', '4.0'].map(
  (version) =>
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

/** Path of the browser; undefined if it is not installed. */
export function findMiniBrowser(): string | undefined {
  return PATHS.find((path) => existsSync(path));
}

const START_TIMEOUT_MS = 30_000;
const SCREEN = '1600x1200x24';

/** Starts the browser with extra arguments such as `--enable-javascript=false`. */
export async function startWebKit(args: readonly string[] = []): Promise<WebKitSession> {
  const binary = findMiniBrowser();
  if (binary === undefined) throw new Error('WebKit is not installed: npm run test:cross-browser');
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  };
  try {
    // Xvfb chooses a free display number and writes it to file descriptor 3.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(screen);
    const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    children.push(
      spawn('WebKitWebDriver', [`--port=${port}`], {
        // Without LANGUAGE, `navigator.language` is "C".
        env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LANGUAGE: 'en_US' },
        stdio: 'ignore',
      }),
    );
    const server = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await fetch(`${server}/status`).catch(() => undefined))) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not respond');
      await pause(50);
    }
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', ...args] },
      })
      .build();
    return {
      driver,
      stop: async () => {
        await driver.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
