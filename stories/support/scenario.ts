import {
  isScenarioName,
  SCENARIO_LINK,
  type ScenarioName,
} from '../../mocks/distribution/scenarios.ts';
import { expect, waitFor } from 'storybook/test';
import { site } from '../../src/site.ts';
import { muteExpectedLog } from './page-state.ts';

/** Begins every line that the site logs about the service, both kinds (API-3). */
const LOG_START = 'The distribution service';

/** What a visitor gets in a scenario (API-2, API-3): which link, or none, or none yet. */
export const EXPECTED = {
  success: { link: SCENARIO_LINK },
  failure: { link: 'none', logs: 'warn' },
  'http-500': { link: site.enterpriseBackupUrl, logs: 'error' },
  'network-error': { link: site.enterpriseBackupUrl, logs: 'error' },
  timeout: { link: 'pending' },
  slow: { link: 'pending' },
  malformed: { link: site.enterpriseBackupUrl, logs: 'error' },
  'unsafe-link': { link: 'none', logs: 'warn' },
  empty: { link: site.enterpriseBackupUrl, logs: 'error' },
} as const satisfies Record<ScenarioName, { link: string; logs?: 'warn' | 'error' }>;

/** What a story knows about its surroundings. */
type Context = {
  globals: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, unknown>>;
};

/** The scenario that a story runs in: the toolbar's, else its own, else success. */
export function scenarioOf(context: Context): ScenarioName {
  const name = context.globals['scenario'] || context.parameters['scenario'];
  return isScenarioName(name) ? name : 'success';
}

/** For `beforeEach`: expects the log line of the story's scenario, if it has one (API-3). */
export function expectScenarioLog(context: Context): (() => void) | undefined {
  const expected = EXPECTED[scenarioOf(context)];
  return 'logs' in expected ? muteExpectedLog(expected.logs, LOG_START) : undefined;
}

/** For the end of `play`: exactly one line was logged, or none where none is due (API-3). */
export async function assertScenarioLogged(context: Context): Promise<void> {
  const expected = EXPECTED[scenarioOf(context)];
  if (!('logs' in expected)) return;
  await waitFor(() => expect(console[expected.logs]).toHaveBeenCalledTimes(1));
}
