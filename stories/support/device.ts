import type { DeviceFacts } from '../../src/browser/detect-platform.ts';

/** Storybook waits longer for a frame when it does not find this mark of the test runner. */
const RUNNER = 'StorybookTestRunner';

/** Devices as they present themselves (DL-2, DL-3). */
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

/** For `beforeEach`: the page runs on this device; returns how to give the real one back. */
export function mockDevice(name: keyof typeof DEVICES): () => () => void {
  return () => {
    const { userAgent, maxTouchPoints } = DEVICES[name];
    const marked = navigator.userAgent.includes(RUNNER) ? `${userAgent} ${RUNNER}` : userAgent;
    // Own properties hide the prototype's getters; deleting them brings the getters back.
    Object.defineProperty(navigator, 'userAgent', { value: marked, configurable: true });
    Object.defineProperty(navigator, 'maxTouchPoints', {
      value: maxTouchPoints,
      configurable: true,
    });
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent');
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
    };
  };
}
