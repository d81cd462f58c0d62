/**
 * The lines of a message, each split at its bars: a list that belongs to a language, so that one may
 * have more entries than another (HOME-7, CARD-6). Cells are trimmed; a line without words is left out.
 */
export function parseTableMessage(message: string): string[][] {
  return message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
