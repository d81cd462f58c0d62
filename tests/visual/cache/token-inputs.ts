/** Tokens as inputs of their own (VIS-20): the custom properties of a style sheet, the constants of a module. */
import { posix } from 'node:path';
import type { Input } from './fingerprint.ts';
import { hashOf } from './git-files.ts';

/** A block that contains blocks at most one level deep, as `@media` does. */
const BLOCK = /([^{}]+)\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;
const CONSTANT = /^export const (\w+) = (\{[^{}]*\}) as const;$/gm;
const ERASED = /\/\*.*?\*\/|^export type [^;]*;$/gms;
const STATEMENT = /^(import|export)\s+([^'";]*?)\s*from\s*['"]([^'"]+)['"]/gm;

/**
 * Splits a style sheet of custom properties: each is an input that counts only where it is used. One
 * input for the whole file if it has anything else.
 */
export function propertyInputs(path: string, css: string): Input[] {
  const rules = rulesIn(css.replaceAll(/\/\*.*?\*\//gs, ''));
  if (rules === undefined) return [{ name: path, hash: hashOf(css) }];
  const properties = new Map<string, string>();
  for (const { open, close, name, value } of rules)
    properties.set(name, `${properties.get(name) ?? ''}${open}${name}:${value}${close}`);
  return [
    { name: path, hash: hashOf(...new Set(rules.map(({ open }) => open))) },
    ...[...properties].map(([name, text]) => ({
      name: `token ${name.slice(2)}`,
      hash: hashOf(text),
      property: name,
      css: text,
    })),
  ];
}

/** One rule for each declaration; undefined for anything but custom properties. */
function rulesIn(css: string) {
  const rules: Record<'open' | 'close' | 'name' | 'value', string>[] = [];
  for (const [, prelude = '', body = ''] of css.matchAll(BLOCK)) {
    if (prelude.includes(';')) return undefined;
    const open = `${prelude.trim().replaceAll(/\s+/g, ' ')}{`;
    const nested = body.includes('{') ? rulesIn(body) : undefined;
    if (body.includes('{') && nested === undefined) return undefined;
    for (const rule of nested ?? [])
      rules.push({ ...rule, open: open + rule.open, close: `${rule.close}}` });
    for (const text of nested ? [] : body.split(';').filter((it) => it.trim() !== '')) {
      const [, name = '', value = ''] = /^\s*(--[\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? [];
      if (name === '' || value === '') return undefined;
      rules.push({ open, close: '}', name, value });
    }
  }
  return css.replaceAll(BLOCK, '').trim() === '' ? rules : undefined;
}

/** The constants of the module `path`, as `group.member`; each has the token's name. */
export function constantInputs(path: string, text: string): ReadonlyMap<string, Input> {
  const groups = [...text.matchAll(CONSTANT)].map(([, group = '', json = '']) => {
    const members = Object.entries(JSON.parse(json) as Record<string, unknown>);
    return members.map(([member, value]): [string, Input] => {
      const token = `${group}-${member}`.replaceAll(/[A-Z]/g, (letter) => `-${letter}`);
      const name = `token ${token.toLowerCase()} (in ${path})`;
      return [`${group}.${member}`, { name, hash: hashOf(String(value)), value: String(value) }];
    });
  });
  return new Map(groups.flat());
}

/** A hash of the module without its constants and types. */
export function hashWithoutConstants(text: string): string {
  return hashOf(text.replaceAll(CONSTANT, '').replaceAll(ERASED, '').trim());
}

/** Matches `size` and the spread `...size`, but not `font-size`, `x.size` and `'size-header'`. */
function referencesTo(name: string): RegExp {
  return new RegExp(`(?<![\\w$-]|(?<!\\.)\\.)${name}\\b(?!-)(?:\\.(\\w+))?`, 'g');
}

/** The constants of the module at `path` that `module` may use; all of them where it is not clear. */
export function constantsUsed(
  module: string,
  texts: ReadonlyMap<string, string>,
  path: string,
  constants: ReadonlyMap<string, Input>,
): Input[] {
  const text = texts.get(module);
  const statements = [...(text ?? '').matchAll(STATEMENT)].filter(
    ([, , , url = '']) => posix.join(posix.dirname(module), url) === path,
  );
  // It is imported with a query, by `import()` or in another way.
  if (text === undefined || statements.length === 0) return [...constants.values()];
  const used = new Set<string>();
  const addMatching = (pattern: RegExp) => {
    for (const key of constants.keys()) if (pattern.test(key)) used.add(key);
  };
  for (const [statement, keyword, clause = ''] of statements) {
    if (clause.startsWith('type ')) continue;
    const names = /^\{([^{}]*)\}$/.exec(clause)?.[1];
    if (names === undefined) return [...constants.values()];
    for (const specifier of names
      .split(',')
      .map((it) => it.trim())
      .filter(Boolean)) {
      if (specifier.startsWith('type ')) continue;
      const [group = '', local = group] = specifier.split(/\s+as\s+/);
      const rest = text.replace(statement, '');
      const members = [...rest.matchAll(referencesTo(local))];
      const isWhole = keyword === 'export' || members.some(([, member]) => member === undefined);
      if (isWhole) addMatching(new RegExp(`^${group}\\.`));
      else for (const [, member] of members) addMatching(new RegExp(`^${group}\\.${member}$`));
    }
  }
  return [...used].flatMap((key) => constants.get(key) ?? []);
}
