/** Where a clause or a fault is proved: the titles of tests, and stories as `file: name`. */
export interface Proof<Id extends string = string> {
  readonly id: Id;
  readonly tests: readonly string[];
  readonly stories: readonly string[];
}

/** Beginnings of tests: `test('…`, `test.each(…)('…`, `test(\`…`, and screens that name their clause. */
const TEST =
  /\b(?:test|it)(?:\.\w+)*(?:\((?:[^()'"`]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** The title that ends a table of cases: `])('…`. */
const TABLE = /\]\)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** A case that names what it proves, and the title that begins with that name. */
const CASE = /'([A-Z0-9]+-\d+)'/g;
const CASES = /\)\(\s*(['"`])%s((?:(?!\1)[^\\]|\\.)*)\1/g;
const SCREEN = /clause: '([A-Z0-9-]+)',\s*name: '([^']+)'/g;
const STORY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+): Story\b/g;
const GAP = /\$\{[^}]*\}|%(?:\.\d+)?[a-z]/g;

/**
 * The proofs of every id in the given files (path to source): a test counts when its title names it,
 * or a case of its table whose name begins the title; a story when the comment above it does.
 */
export function proofsIn<Id extends string>(
  files: Readonly<Record<string, string>>,
  ids: readonly Id[],
): Proof<Id>[] {
  const tests: string[] = [];
  const stories: { told: string; name: string }[] = [];
  for (const [path, source] of Object.entries(files)) {
    const file = path.split('/').at(-1)?.split('.')[0] ?? path;
    for (const pattern of [TEST, TABLE])
      for (const [, , title = ''] of source.matchAll(pattern)) tests.push(title.replace(GAP, '…'));
    const titles = [...source.matchAll(CASES)];
    for (const { 1: id = '', index } of source.matchAll(CASE)) {
      const title = titles.find((title) => title.index > index)?.[2];
      if (title !== undefined) tests.push(`${id}${title.replace(GAP, '…')}`);
    }
    for (const [, clause, name] of source.matchAll(SCREEN)) tests.push(`${clause} shows ${name}`);
    for (const [, told = '', name] of source.matchAll(STORY))
      stories.push({ told, name: `${file}: ${name}` });
  }
  return ids.map((id) => {
    // HOME-1 is not HOME-11.
    const named = new RegExp(`\\b${id}\\b(?!-)`);
    return {
      id,
      tests: [...new Set(tests.filter((title) => named.test(title)))],
      stories: stories.filter(({ told }) => named.test(told)).map(({ name }) => name),
    };
  });
}
