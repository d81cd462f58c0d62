/** Element ids of the sections on Home, in page order (HDR-2, HDR-3). */
export const SECTION_ITEMS = ['home', 'ai-wallet', 'stablecoin', 'earn-dapp'] as const;

/** HDR-4 */
export type ActiveItem = (typeof SECTION_ITEMS)[number] | 'bankcard';

/** The last section whose top is at or above `scrollTop + offset` (HDR-4); px, sections in page order. */
export function activeSectionAt(
  scrollTop: number,
  offset: number,
  tops: readonly { id: (typeof SECTION_ITEMS)[number]; top: number }[],
): (typeof SECTION_ITEMS)[number] {
  return tops.findLast(({ top }) => scrollTop + offset >= top)?.id ?? 'home';
}
