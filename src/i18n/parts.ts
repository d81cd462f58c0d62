/**
 * What only some pages say, by the beginning of a message's id. All else is the shell's, and loaded
 * with every page.
 */
export const PARTS = ['home', 'bank-card', 'guide'] as const;

/** A part of a messages file. */
export type Part = (typeof PARTS)[number];

/**
 * What is said only by something that comes after its page. It fetches these words itself, so that
 * the first load does not even carry their addresses.
 */
export const LATE_PARTS = ['trust'] as const;

/** The part that a message belongs to; undefined for the shell's. */
export function partOf(id: string): Part | (typeof LATE_PARTS)[number] | undefined {
  return [...PARTS, ...LATE_PARTS].find((part) => id.startsWith(`${part}.`));
}
