/** The inputs of a snapshot that differ between the builds: what may have caused its difference. */
import type { ChangedMessage } from '../builds/changed-messages.ts';
import type { Fingerprints, Input, UsedProperties } from '../cache/fingerprint.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import type { ChangedInput } from '../report/results.ts';
import { LOCALES } from '../site.config.ts';
import { messageFile } from '../site.node.ts';
import type { Reversal } from './reverted-storybook.ts';
import type { Suspect } from './try-inputs.ts';

/** A suspect, and how to set it back. */
export interface ChangedSuspect extends Suspect {
  readonly reversal?: Reversal;
}

interface Sources {
  readonly fingerprints: Readonly<Record<'candidate' | 'baseline', Fingerprints>>;
  /** By locale. */
  readonly messages: Readonly<Record<string, readonly ChangedMessage[]>>;
}

/** Longer values and texts are truncated. */
const MAX_LENGTH = 60;
const TOKEN = /^token ([\w-]+)/;

/**
 * Empty where a build cannot be traced. A token is listed twice if it is used as a custom property and as a constant.
 * `used`: see `inputsOf`.
 */
export function suspectsOf(
  snapshot: Snapshot,
  { fingerprints: { candidate, baseline }, messages }: Sources,
  used: UsedProperties | undefined,
): ChangedSuspect[] {
  const [before, after] = [baseline.inputsOf(snapshot, used), candidate.inputsOf(snapshot, used)];
  if (!before || !after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    return old?.hash === current?.hash ? [] : toSuspects(name, old, current, messages);
  });
}

function toSuspects(
  name: string,
  old: Input | undefined,
  current: Input | undefined,
  messages: Sources['messages'],
): ChangedSuspect[] {
  const locale = LOCALES.find((it) => messageFile(it) === name);
  const changed = messages[locale ?? ''] ?? [];
  if (locale !== undefined && changed.length > 0)
    return changed.map(({ id, before, after }) => ({
      input: changedInput('message', `${locale}:${id}`, before, after),
      isRevertible: before !== undefined && after !== undefined,
      reversal: { message: id },
    }));
  const token = TOKEN.exec(name)?.[1];
  if (token === undefined) {
    const path = /^node_modules\/(.*)$/.exec(name)?.[1];
    const input = changedInput(path === undefined ? 'file' : 'package', path ?? name);
    return [{ input, isRevertible: false }];
  }
  const css = old?.css ?? current?.css?.replaceAll(/:[^:;{}]*\}/g, ':initial}');
  return [
    {
      input: changedInput('token', token, valueOf(old), valueOf(current)),
      isRevertible: css !== undefined,
      ...(css !== undefined && { reversal: { css } }),
    },
  ];
}

function changedInput(
  kind: ChangedInput['kind'],
  name: string,
  before?: string,
  after?: string,
): ChangedInput {
  const short = (text: string) =>
    text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
  return {
    ...{ kind, name },
    ...(before !== undefined && { before: short(before) }),
    ...(after !== undefined && { after: short(after) }),
  };
}

/** The values of a property in its rules, each once, or of a constant. */
function valueOf(input: Input | undefined): string | undefined {
  if (input?.css === undefined) return input?.value;
  const values = [...input.css.matchAll(/--[\w-]+:([^}]*)\}/g)].map(([, value = '']) => value);
  return [...new Set(values)].join(', ');
}
