/** Markdown from untrusted text: story names, messages, reasons. */

/** Control, separator and invisible characters, which could end a line or hide its end. */
const INVISIBLE = /[\s\p{C}]+/gu;
const MAX_LENGTH = 200;

/**
 * A text as a code span on one line: no `|`, `<`, `@name`, `#1` or backtick in it has an effect.
 * Not for tables, where `|` would still end the cell.
 */
export function code(text: string): string {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').trim() || '—';
  const short =
    line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : line;
  const fence = '`'.repeat(longestRun(short) + 1);
  // Markdown drops one space at both ends: they separate the text's own backticks from the fence.
  const pad = /^`|`$/.test(short) ? ' ' : '';
  return `${fence}${pad}${short}${pad}${fence}`;
}

/** Whether a text has no invisible character, so that it is safe to copy into a shell. */
export function isPlain(text: string): boolean {
  return text.replaceAll(' ', '').search(INVISIBLE) < 0;
}

/** The fence is longer than any run of backticks in the commands. */
export function shellBlock(commands: readonly string[]): string {
  const fence = '`'.repeat(Math.max(3, ...commands.map((it) => longestRun(it) + 1)));
  return [`${fence}sh`, ...commands, fence].join('\n');
}

/** `path` is relative to the report's folder; `width` is in CSS px. */
export function thumbnail(path: string, alt: string, width: number): string {
  const source = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return `<img src="${source.replaceAll("'", '%27')}" alt="${alt}" width="${width}">`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
