/** Starts a browser for captures: the pinned one, always with the same flags. */
import { statfs } from 'node:fs/promises';
import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { type InstalledBrowser as Installed, findBrowser } from '../runner/browsers.ts';

const TYPES = { chromium, firefox, webkit } as const;

/** The served Storybook is a `localhost` name behind a proxy: Firefox has to ask it, and to trust it. */
const FIREFOX_PREFS = {
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.testing_localhost_is_secure_when_hijacked': true,
};

/** What is drawn over in parts has other edges than what is drawn at once. */
const WHOLE_TILES = '--disable-partial-raster';
/**
 * A page is drawn beyond its viewport as well, so a long picture is one draw of the page as it is.
 * `captureBeyondViewport` would lay it out twice more for that, once 1 px wide.
 */
const WHOLE_PAGE = '--blink-settings=mainFrameClipsContent=false';
/** No page is drawn before its pictures are decoded; so nobody has to wait for that. */
const WITH_PICTURES = '--disable-checker-imaging';
/** Pages collect garbage on their own thread: every core has a browser already. */
const ONE_COLLECTOR = '--js-flags=--single-threaded-gc';
const FLAGS = [WHOLE_TILES, WHOLE_PAGE, WITH_PICTURES, ONE_COLLECTOR] as const;

/**
 * Playwright has Chromium hand pictures from process to process in files of the temporary folder,
 * because a container's shared memory may be 64 MB. Where there is enough of it, a page costs a
 * tenth less.
 */
const ON_DISK = '--disable-dev-shm-usage';
const SHARED_MEMORY = '/dev/shm';
/** In bytes: enough for eight browsers, of which the longest pages take 500 MB each. */
const ENOUGH_SHARED = 4 * 2 ** 30;

/** Promises a running browser, Chromium unless told otherwise; whoever asks closes it. */
export async function launchBrowser(installed?: Installed): Promise<Browser> {
  const { name, executablePath, args, channel } = installed ?? (await findBrowser('chromium'));
  return TYPES[name].launch({
    executablePath,
    args: name === 'chromium' ? [...args, ...FLAGS] : [...args],
    ignoreDefaultArgs: name === 'chromium' && (await hasSharedMemory()) ? [ON_DISK] : [],
    ...(channel === undefined ? {} : { channel }),
    ...(name === 'firefox' && { firefoxUserPrefs: FIREFOX_PREFS }),
    // Playwright's own handlers end the process before a run could clean up after itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

async function hasSharedMemory(): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(SHARED_MEMORY);
    return bavail * bsize >= ENOUGH_SHARED;
  } catch {
    // Only Linux has such a folder.
    return false;
  }
}
