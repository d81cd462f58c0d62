import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, chromiumPath, unneededArgs } from './tests/run/browser.ts';

const config = getJestConfig();

/** The Storybook test-runner insists on this file here. It only puts in the browser every suite uses. */
export default {
  ...config,
  // Its 15 s are not enough for the largest stories and axe on a busy machine.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: await chromiumPath(),
        args: [...CHROMIUM_ARGS],
        ignoreDefaultArgs: await unneededArgs(),
      },
    },
  },
};
