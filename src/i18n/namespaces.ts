/**
 * What only some pages say, by the beginning of a message's id; the first that fits is its part. All
 * else is the shell's, and loaded with every page.
 */
const NAMESPACES = {
  hero: 'home.hero.',
  home: 'home.',
  card: 'card.',
  'bank-card': 'bank-card.',
  guide: 'guide.',
} as const;

/** A part of a messages file. */
export type Namespace = keyof typeof NAMESPACES;

/**
 * What is said only by something that comes after its page. It fetches these words itself, so that
 * the first load does not even carry their addresses.
 */
const LAZY_NAMESPACES = { verify: 'verify.' } as const;

/** The part that a message belongs to; undefined for the shell's. */
export function namespaceOf(id: string): Namespace | keyof typeof LAZY_NAMESPACES | undefined {
  const namespaces = Object.entries({ ...NAMESPACES, ...LAZY_NAMESPACES });
  return namespaces.find(([, beginning]) => id.startsWith(beginning))?.[0] as ReturnType<
    typeof namespaceOf
  >;
}
