/**
 * One entry per line, cells separated by bars: a list whose length may differ between locales
 * (HOME-7, CARD-6). Cells are trimmed; blank lines are ignored.
 */
export function parseTableMessage(message: string): string[][] {
  return message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
