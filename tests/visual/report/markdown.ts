/** Markdown out of texts that anybody may have written: story names, messages, reasons. */

/** Controls, separators and invisible signs: with them a text could end its line, or hide its end. */
const INVISIBLE = /[\s\p{C}]+/gu;
const LONGEST = 200;

/**
 * A text as a code span, in one line: no `|`, `<`, `@name`, `#1` or backtick in it means anything.
 * For lists: a table would still read its `|`.
 */
export function code(text: string): string {
  const line = text.toWellFormed().replace(INVISIBLE, ' ').trim() || '—';
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1).toWellFormed()}…` : line;
  const fence = '`'.repeat(longestRun(short) + 1);
  // A space at both ends is no part of the code: it parts the text's own backticks from the fence.
  const pad = /^`|`$/.test(short) ? ' ' : '';
  return `${fence}${pad}${short}${pad}${fence}`;
}

/** Whether a text is what it looks like: to be copied into a shell, it must be. */
export function isPlain(text: string): boolean {
  return text.replaceAll(' ', '').search(INVISIBLE) < 0;
}

/** No backtick in the commands ends the block. */
export function shellBlock(commands: readonly string[]): string {
  const fence = '`'.repeat(Math.max(3, ...commands.map((it) => longestRun(it) + 1)));
  return [`${fence}sh`, ...commands, fence].join('\n');
}

/** A picture of the report's folder; `path` is relative to it. */
export function thumbnail(path: string, alt: string, width: number): string {
  const source = path
    .toWellFormed()
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replaceAll("'", '%27');
  return `<img src="${source}" alt="${alt}" width="${width}">`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
