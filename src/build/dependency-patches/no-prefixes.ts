/** In the place of stylis' table of vendor prefixes (see stand-ins.ts): every rule stays as it is. */
export function prefix(value: string): string {
  return value;
}
