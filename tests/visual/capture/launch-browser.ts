import { type Browser, chromium, firefox, webkit } from '@playwright/test';
import { type InstalledBrowser, findBrowser } from '../runner/browsers.ts';
import { unneededArgs } from '../site.node.ts';

const TYPES = { chromium, firefox, webkit } as const;

/** Storybook is served under a `localhost` name behind a proxy: Firefox has to use and trust it. */
const FIREFOX_PREFS = {
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.testing_localhost_is_secure_when_hijacked': true,
};

const CHROMIUM_FLAGS = [
  // Partial repaints render edges differently than a complete paint.
  '--disable-partial-raster',
  // Paints the page beyond its viewport, so that a long screenshot needs no further layout. The
  // public option `captureBeyondViewport` needs two layouts, one of them 1 px wide.
  '--blink-settings=mainFrameClipsContent=false',
  // Paints no page before its images are decoded, so that no screenshot has to wait for them.
  '--disable-checker-imaging',
  // Garbage collection gets no threads of its own: every core already runs a browser.
  '--js-flags=--single-threaded-gc',
];

/** Launches a browser for captures, Chromium unless another one is given; the caller closes it. */
export async function launchBrowser(installed?: InstalledBrowser): Promise<Browser> {
  const { name, executablePath, args, channel } = installed ?? (await findBrowser('chromium'));
  const isChromium = name === 'chromium';
  return TYPES[name].launch({
    executablePath,
    args: isChromium ? [...args, ...CHROMIUM_FLAGS] : [...args],
    ignoreDefaultArgs: isChromium ? await unneededArgs() : [],
    ...(channel !== undefined && { channel }),
    ...(name === 'firefox' && { firefoxUserPrefs: FIREFOX_PREFS }),
    // Playwright's own handlers would end the process before a run has cleaned up.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
