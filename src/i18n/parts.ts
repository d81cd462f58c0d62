/**
 * What only some pages say, by the beginning of a message's id; the first that fits is its part. All
 * else is the shell's, and loaded with every page.
 */
const PARTS = {
  hero: 'home.hero.',
  home: 'home.',
  'bank-card': 'bank-card.',
  guide: 'guide.',
} as const;

/** A part of a messages file. */
export type Part = keyof typeof PARTS;

/**
 * What is said only by something that comes after its page. It fetches these words itself, so that
 * the first load does not even carry their addresses.
 */
const LATE_PARTS = { trust: 'trust.' } as const;

/** The part that a message belongs to; undefined for the shell's. */
export function partOf(id: string): Part | keyof typeof LATE_PARTS | undefined {
  const parts = Object.entries({ ...PARTS, ...LATE_PARTS });
  return parts.find(([, beginning]) => id.startsWith(beginning))?.[0] as ReturnType<typeof partOf>;
}
