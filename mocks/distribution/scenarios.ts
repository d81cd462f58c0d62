/** Request header that selects the scenario of one request, for tests. */
export const SCENARIO_HEADER = 'x-unio-scenario';

/** The app code follows (API-1). */
export const DISTRIBUTION_PATH = '/api/iosApps/download/';

/** An installer link on a reserved host. */
export const SCENARIO_LINK =
  'itms-services://?action=download-manifest&url=https://distribution.unio.example/ios/unio-wallet.plist';

/** An installer link on a host that is not allowed. */
export const FOREIGN_LINK = SCENARIO_LINK.replace('distribution.unio.example', 'evil.example');

/** Respond after a delay, never respond, or close the connection; independent of the transport. */
export type Behavior =
  | {
      readonly kind: 'answer';
      readonly delayMs: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly kind: 'hang' }
  | { readonly kind: 'drop' };

/** All scenarios of the distribution service, for msw and for the HTTP server. */
export const SCENARIOS = [
  {
    name: 'success',
    description: 'Code 200 with an installer link: the enterprise option leads there.',
    behavior: answer({ body: json({ code: 200, link_jump: SCENARIO_LINK, message: 'ok' }) }),
  },
  {
    name: 'failure',
    description: 'Another code and no link: the enterprise option is hidden.',
    behavior: answer({
      body: json({ code: 404, link_jump: null, message: 'The app is offline' }),
    }),
  },
  {
    name: 'http-500',
    description: 'An HTTP error status: the backup link is used.',
    behavior: answer({ status: 500, body: json({ message: 'Internal error' }) }),
  },
  {
    name: 'network-error',
    description: 'The connection closes without a response: the backup link is used at once.',
    behavior: { kind: 'drop' },
  },
  {
    name: 'timeout',
    description: 'No response: the backup link is used after 10 s.',
    behavior: { kind: 'hang' },
  },
  {
    name: 'slow',
    description: 'Success after 3 s: shows the loading state.',
    behavior: answer({
      delayMs: 3000,
      body: json({ code: 200, link_jump: SCENARIO_LINK, message: 'ok' }),
    }),
  },
  {
    name: 'malformed',
    description: 'JSON cut short: the backup link is used.',
    behavior: answer({ body: '{"code":200,"link_jump":"itms-services://?act' }),
  },
  {
    name: 'unsafe-link',
    description:
      'Code 200 with a javascript: link, which counts as none: the enterprise option is hidden.',
    behavior: answer({
      body: json({ code: 200, link_jump: 'javascript:alert(1)', message: 'ok' }),
    }),
  },
  {
    name: 'foreign-host',
    description:
      "Code 200 with a link to a host that is not on the owner's list, which counts as none: the enterprise option is hidden.",
    behavior: answer({ body: json({ code: 200, link_jump: FOREIGN_LINK, message: 'ok' }) }),
  },
  {
    name: 'empty',
    description: 'Status 200 with an empty body: the backup link is used.',
    behavior: answer({ body: '' }),
  },
] as const satisfies readonly { name: string; description: string; behavior: Behavior }[];

export type ScenarioName = (typeof SCENARIOS)[number]['name'];

export const SCENARIO_NAMES: readonly ScenarioName[] = SCENARIOS.map(({ name }) => name);

export function isScenarioName(value: unknown): value is ScenarioName {
  return (SCENARIO_NAMES as readonly unknown[]).includes(value);
}

export function behaviorOf(name: ScenarioName): Behavior {
  const found = SCENARIOS.find((scenario) => scenario.name === name);
  if (!found) throw new RangeError(`No such scenario: ${name}`);
  return found.behavior;
}

function answer(overrides: { delayMs?: number; status?: number; body: string }): Behavior {
  return {
    kind: 'answer',
    delayMs: 0,
    status: 200,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    ...overrides,
  };
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
