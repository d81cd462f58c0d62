export type Device = {
  readonly userAgent: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  /** Overrides `navigator.maxTouchPoints`, where the emulation reports another number. */
  readonly touchPoints?: number;
};

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5';

/** The devices of the download matrix (DL-2, DL-3, FAULT-28 to FAULT-30). */
export const DEVICES = {
  iPhone: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    touchPoints: 5,
  },
  'iPad as a Mac': {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    viewport: { width: 1024, height: 1366 },
    hasTouch: true,
    touchPoints: 5,
  },
  'iPad as itself': {
    userAgent: `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    touchPoints: 5,
  },
  iPod: {
    userAgent: `Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    touchPoints: 5,
  },
  Android: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    touchPoints: 5,
  },
  Mac: {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    viewport: { width: 1440, height: 900 },
    hasTouch: false,
    touchPoints: 0,
  },
  'touch laptop': {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    viewport: { width: 1366, height: 768 },
    hasTouch: true,
    touchPoints: 10,
  },
  'unknown device': {
    userAgent: 'Gadget/1.0',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    touchPoints: 0,
  },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof DEVICES;
