/** Marks where a line may or may not break: word joiner, zero width space, no-break spaces. */
export const LINE_BREAK_MARKS = /[\u00a0\u200b\u202f\u2060]/;

/**
 * A text without the characters that only guide line breaks (see above), for text that programs read:
 * titles, descriptions, accessible names and structured data.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[\u200b\u2060]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
}
