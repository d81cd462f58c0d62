/** The copyright as its owner writes it (FTR-2). The same in every language. */
export const COPYRIGHT = '@ 2025';
