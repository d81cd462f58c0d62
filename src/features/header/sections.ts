/** The section items of the navigation, in page order: element id on Home (HDR-2, HDR-3). */
export const SECTION_ITEMS = ['home', 'ai-wallet', 'stablecoin', 'earn-dapp'] as const;

/** The values of the active item (HDR-4). */
export type ActiveItem = (typeof SECTION_ITEMS)[number] | 'bankcard';

/**
 * The item that is active at a scroll position: the last section whose top has been passed, with
 * `reach` px to spare (HDR-4). Positions are px from the start of the page, in page order.
 */
export function activeSectionAt(
  scrollTop: number,
  reach: number,
  tops: readonly { id: (typeof SECTION_ITEMS)[number]; top: number }[],
): (typeof SECTION_ITEMS)[number] {
  return tops.findLast(({ top }) => scrollTop + reach >= top)?.id ?? 'home';
}
