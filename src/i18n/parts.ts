/**
 * What only some pages say, by the beginning of a message's id. All else is the shell's, and loaded
 * with every page.
 */
export const PARTS = ['home', 'bank-card', 'guide'] as const;

/** A part of a messages file. */
export type Part = (typeof PARTS)[number];

/** The part that a message belongs to; undefined for the shell's. */
export function partOf(id: string): Part | undefined {
  return PARTS.find((part) => id.startsWith(`${part}.`));
}
