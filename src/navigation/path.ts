/** Removes the query and the trailing slash: `/order/?a=1` is `/order`. */
export function normalizePath(location: string): string {
  const path = location.split('?', 1)[0] ?? '';
  return path.replace(/(?<=.)\/$/, '') || '/';
}

/** The `#` and the first slash may be missing. */
export function pathFromHash(hash: string): string {
  return normalizePath(`/${hash.replace(/^#?\/?/, '')}`);
}
