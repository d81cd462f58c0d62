/**
 * Messages that only some pages need, by id prefix; the first match wins. All others belong to the
 * shell, which every page loads.
 */
const NAMESPACES = {
  hero: 'home.hero.',
  home: 'home.',
  card: 'card.',
  order: 'order.',
  'bank-card': 'bank-card.',
  countries: 'countries.',
  wallet: 'wallet.',
  guide: 'guide.',
  verify: 'verify.',
} as const;

export type Namespace = keyof typeof NAMESPACES;

/** Messages of components that load after the page. The component requests them itself. */
const LAZY_NAMESPACES = { 'file-check': 'file-check.' } as const;

/** The unit in which messages are loaded. */
export type MessageGroup = 'shell' | Namespace | keyof typeof LAZY_NAMESPACES;

export function namespaceOf(id: string): MessageGroup {
  const namespaces = Object.entries({ ...NAMESPACES, ...LAZY_NAMESPACES });
  const match = namespaces.find(([, prefix]) => id.startsWith(prefix));
  return (match?.[0] as MessageGroup | undefined) ?? 'shell';
}
