import { detectPlatform, type DeviceFacts } from '../../src/browser/detect-platform.ts';

/** Storybook recognizes the test runner by this mark; without the mark, it waits longer for each frame. */
const RUNNER_MARK = 'StorybookTestRunner';

/** User agents and touch points (DL-2, DL-3). */
export const DEVICES = {
  iphone: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    maxTouchPoints: 5,
  },
  ipadAsMac: {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    maxTouchPoints: 5,
  },
  android: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    maxTouchPoints: 5,
  },
  wechat: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_TW',
    maxTouchPoints: 5,
  },
  mac: {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    maxTouchPoints: 0,
  },
} as const satisfies Record<string, DeviceFacts>;

/**
 * For `beforeEach`: pretends to be this device, also for document.css; the returned function restores the
 * real device.
 */
export function mockDevice(name: keyof typeof DEVICES): () => () => void {
  return () => {
    const { userAgent, maxTouchPoints } = DEVICES[name];
    const value = navigator.userAgent.includes(RUNNER_MARK)
      ? `${userAgent} ${RUNNER_MARK}`
      : userAgent;
    // Own properties shadow the prototype's getters until they are deleted.
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    Object.defineProperty(navigator, 'maxTouchPoints', {
      value: maxTouchPoints,
      configurable: true,
    });
    const { dataset } = document.documentElement;
    dataset['device'] = detectPlatform(navigator);
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent');
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
      dataset['device'] = detectPlatform(navigator);
    };
  };
}

/** For `beforeEach`: document.css knows no device, as before the first script; the returned function restores it. */
export function mockUnknownDevice(): () => void {
  const { dataset } = document.documentElement;
  delete dataset['device'];
  return () => {
    dataset['device'] = detectPlatform(navigator);
  };
}
