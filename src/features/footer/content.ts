/** FTR-2 */
export const COPYRIGHT = '@ 2025';
