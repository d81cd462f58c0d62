/** The test titles and the stories (`file: name`) that cover a requirement or a failure mode. */
export interface Coverage<Id extends string = string> {
  readonly id: Id;
  readonly tests: readonly string[];
  readonly stories: readonly string[];
}

/** The title of `test('…`, `test.each(…)('…` or `test(\`…`. */
const TEST_TITLE =
  /\b(?:test|it)(?:\.\w+)*(?:\((?:[^()'"`]|\([^()]*\))*\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** The title after a table of cases: `])('…`. */
const TABLE_TITLE = /\]\)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** A case that is an id, and the title `%s…` that begins with it. */
const CASE_ID = /'([A-Z0-9]+-\d+)'/g;
const CASE_TITLE = /\)\(\s*(['"`])%s((?:(?!\1)[^\\]|\\.)*)\1/g;
const SCREEN = /requirement: '([A-Z0-9-]+)',\s*name: '([^']+)'/g;
const STORY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+): Story\b/g;
const PLACEHOLDER = /\$\{[^}]*\}|%(?:\.\d+)?[a-z]/g;

/**
 * The coverage of every id in the given sources (path to text). A test counts if its title, or the
 * table case that begins its title, contains the id; a story counts if the comment above it does.
 */
export function findCoverage<Id extends string>(
  sources: Readonly<Record<string, string>>,
  ids: readonly Id[],
): Coverage<Id>[] {
  const tests: string[] = [];
  const stories: { comment: string; name: string }[] = [];
  for (const [path, source] of Object.entries(sources)) {
    const file = path.split('/').at(-1)?.split('.')[0] ?? path;
    for (const pattern of [TEST_TITLE, TABLE_TITLE])
      for (const [, , title = ''] of source.matchAll(pattern))
        tests.push(title.replace(PLACEHOLDER, '…'));
    const titles = [...source.matchAll(CASE_TITLE)];
    for (const { 1: id = '', index } of source.matchAll(CASE_ID)) {
      const title = titles.find((title) => title.index > index)?.[2];
      if (title !== undefined) tests.push(`${id}${title.replace(PLACEHOLDER, '…')}`);
    }
    for (const [, id, name] of source.matchAll(SCREEN)) tests.push(`${id} shows ${name}`);
    for (const [, comment = '', name] of source.matchAll(STORY))
      stories.push({ comment, name: `${file}: ${name}` });
  }
  return ids.map((id) => {
    // HOME-1 must not match HOME-11.
    const pattern = new RegExp(`\\b${id}\\b(?!-)`);
    return {
      id,
      tests: [...new Set(tests.filter((title) => pattern.test(title)))],
      stories: stories.filter(({ comment }) => pattern.test(comment)).map(({ name }) => name),
    };
  });
}
