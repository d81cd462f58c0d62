/** The path of a hash location: no query, no trailing slash. `/order/?a=1` is `/order`. */
export function normalizePath(location: string): string {
  const path = location.split('?', 1)[0] ?? '';
  return path.replace(/(?<=.)\/$/, '') || '/';
}

/** The path that a hash leads to: with or without `#`, with or without the first slash. */
export function pathFromHash(hash: string): string {
  return normalizePath(`/${hash.replace(/^#?\/?/, '')}`);
}
