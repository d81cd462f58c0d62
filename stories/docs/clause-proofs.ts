import { CLAUSES, type ClauseId } from './clauses.ts';

/** Where a clause is proved: the titles of tests, and stories as `file: name`. */
export interface Proof {
  readonly id: ClauseId;
  readonly tests: readonly string[];
  readonly stories: readonly string[];
}

/** Beginnings of tests: `test('…`, `test.each(…)('…`, `test(\`…`, and screens that name their clause. */
const TEST =
  /\b(?:test|it)(?:\.\w+)*(?:\((?:[^()'"`]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
const SCREEN = /clause: '([A-Z0-9-]+)',\s*name: '([^']+)'/g;
const STORY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+): Story\b/g;
const GAP = /\$\{[^}]*\}/g;

/**
 * The proofs of every clause in the given files (path to source): a test counts when its title names
 * the clause, a story when the comment above it does.
 */
export function proofsIn(files: Readonly<Record<string, string>>): Proof[] {
  const tests: string[] = [];
  const stories: { told: string; name: string }[] = [];
  for (const [path, source] of Object.entries(files)) {
    const file = path.split('/').at(-1)?.split('.')[0] ?? path;
    for (const [, , title = ''] of source.matchAll(TEST)) tests.push(title.replace(GAP, '…'));
    for (const [, clause, name] of source.matchAll(SCREEN)) tests.push(`${clause} shows ${name}`);
    for (const [, told = '', name] of source.matchAll(STORY))
      stories.push({ told, name: `${file}: ${name}` });
  }
  return (Object.keys(CLAUSES) as ClauseId[]).map((id) => {
    // HOME-1 is not HOME-11.
    const named = new RegExp(`\\b${id}\\b(?!-)`);
    return {
      id,
      tests: [...new Set(tests.filter((title) => named.test(title)))],
      stories: stories.filter(({ told }) => named.test(told)).map(({ name }) => name),
    };
  });
}
