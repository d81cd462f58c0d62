/** The parsed CI workflow, for its tests (VIS-15). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly name?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly 'runs-on': string;
  readonly strategy?: {
    readonly 'fail-fast': boolean;
    readonly matrix: { readonly shard: readonly number[] };
  };
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly concurrency: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

export function readWorkflow(): Workflow {
  const file = join(import.meta.dirname, '..', '..', '.github', 'workflows', 'ci.yml');
  return parse(readFileSync(file, 'utf8')) as Workflow;
}
