import {
  isScenarioName,
  SCENARIO_LINK,
  type ScenarioName,
} from '../../mocks/distribution/scenarios.ts';
import { expect, waitFor } from 'storybook/test';
import { site } from '../../src/site.ts';
import { muteExpectedLog } from './page-state.ts';

/** The start of every message that the site logs about the service (API-3). */
const LOG_START = 'The distribution service';

/** The enterprise link and the log level of each scenario (API-2, API-3). */
export const EXPECTED = {
  success: { link: SCENARIO_LINK },
  failure: { link: 'none', logs: 'warn' },
  'http-500': { link: site.enterpriseBackupUrl, logs: 'error' },
  'network-error': { link: site.enterpriseBackupUrl, logs: 'error' },
  timeout: { link: 'pending' },
  slow: { link: 'pending' },
  malformed: { link: site.enterpriseBackupUrl, logs: 'error' },
  'unsafe-link': { link: 'none', logs: 'warn' },
  'foreign-host': { link: 'none', logs: 'warn' },
  empty: { link: site.enterpriseBackupUrl, logs: 'error' },
} as const satisfies Record<ScenarioName, { link: string; logs?: 'warn' | 'error' }>;

type Context = {
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
};

/** The toolbar's scenario, else the story's, else success. */
export function scenarioOf(context: Context): ScenarioName {
  const name = context.globals['scenario'] || context.parameters['scenario'];
  return isScenarioName(name) ? name : 'success';
}

/** For `beforeEach`: mutes the message that the story's scenario logs, if any (API-3). */
export function expectScenarioLog(context: Context): (() => void) | undefined {
  const expected = EXPECTED[scenarioOf(context)];
  return 'logs' in expected ? muteExpectedLog(expected.logs, LOG_START) : undefined;
}

/** Waits until the scenario has logged its message, exactly once (API-3). */
export async function assertScenarioLogged(context: Context): Promise<void> {
  const expected = EXPECTED[scenarioOf(context)];
  if (!('logs' in expected)) return;
  await waitFor(() => expect(console[expected.logs]).toHaveBeenCalledTimes(1));
}
