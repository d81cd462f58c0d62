/** How one master becomes image files; see `export.ts`. */
export type PicturePlan = {
  key: string;
  /** Basename of the master (`<master>.png`) and of the files. */
  master: string;
  /** A description, for the module's doc comment. */
  description: string;
  /**
   * In px, ascending. Chromium never chooses a narrower file than it needs, so each width is slightly above
   * what common viewports need: phones of 375 at 2x and 390 at 3x, desktops of 1440 and 1920.
   */
  widths: readonly number[];
  /** Above this width there is only AVIF: WebP does not fit the budget. */
  webpUpTo?: number;
  /** One of `widths`: the intrinsic size, and the fallback. */
  intrinsicWidth: number;
  /** Crop the transparent margin first. */
  trim?: boolean;
  /** The visible share of the height, from the top; 1 by default. */
  visibleHeightRatio?: number;
  /** 1 to 100; a file over the budget gets less. No AVIF of a picture so small that WebP is smaller. */
  quality: Readonly<{ avif?: number; webp: number }>;
};

/** Best first. */
export const TYPES = ['avif', 'webp'] as const;
export type PictureType = (typeof TYPES)[number];

/** In bytes, per file. */
export const MAX_BYTES = 60_000;
/** If this is not enough, the master or the width is wrong. */
export const MIN_QUALITY = 30;

export const PLANS: readonly PicturePlan[] = [
  {
    key: 'heroPearl',
    master: 'pearl-dark',
    description:
      'The dark pearl of the hero; its shaded side is ink, so it dissolves into the page.',
    widths: [640, 900, 1300, 1700, 2360],
    intrinsicWidth: 1300,
    quality: { avif: 72, webp: 84 },
  },
  {
    key: 'horizonPearl',
    master: 'pearl-horizon',
    description: 'The top of the dark pearl lit from above, so large that it is a horizon.',
    widths: [900, 1800, 2600],
    intrinsicWidth: 1800,
    visibleHeightRatio: 0.2,
    quality: { avif: 70, webp: 82 },
  },
  {
    key: 'whitePearl',
    master: 'pearl-white',
    description: 'The white pearl, large.',
    widths: [160, 320, 550, 1100],
    intrinsicWidth: 550,
    quality: { avif: 74, webp: 86 },
  },
  {
    key: 'logoPearl',
    master: 'pearl-white',
    description: 'The white pearl as the logo mark at 24 px.',
    widths: [24, 48, 72],
    intrinsicWidth: 24,
    quality: { webp: 90 },
  },
  ...(['blush', 'lilac', 'ice'] as const).map((tint) => ({
    key: `${tint}Pearl`,
    master: `pearl-${tint}`,
    description: `The pearl tinted ${tint}.`,
    widths: [100, 310, 600],
    intrinsicWidth: 310,
    quality: { avif: 72, webp: 86 },
  })),
  {
    key: 'phoneFront',
    master: 'phone-front',
    description:
      'The phone from the front with the wallet open, without words: `WalletPhone` adds them.',
    widths: [320, 480, 730, 920, 1100],
    webpUpTo: 920,
    intrinsicWidth: 480,
    trim: true,
    quality: { avif: 44, webp: 80 },
  },
  {
    key: 'phoneRear',
    master: 'phone-rear',
    description: 'Unio One from behind, cut by the left and lower edge of the picture.',
    widths: [440, 660, 960, 1280, 1500],
    intrinsicWidth: 440,
    trim: true,
    quality: { avif: 64, webp: 84 },
  },
  {
    key: 'phoneBack',
    master: 'phone-back',
    description: 'Unio One whole, from behind: the first picture of its turn, larger.',
    widths: [256, 384, 520, 754, 1020],
    intrinsicWidth: 384,
    quality: { avif: 64, webp: 84 },
  },
  {
    key: 'phoneSide',
    master: 'phone-side',
    description: 'Unio One whole, from its side.',
    widths: [110, 170, 220, 340],
    intrinsicWidth: 170,
    trim: true,
    quality: { avif: 64, webp: 84 },
  },
  {
    key: 'card',
    master: 'card',
    description: 'UCard, close, cut by the left and right edges of the picture.',
    widths: [800, 1200, 1800, 2640, 3200],
    webpUpTo: 2640,
    intrinsicWidth: 800,
    trim: true,
    quality: { avif: 54, webp: 76 },
  },
  {
    key: 'cardWhole',
    master: 'card-whole',
    description: 'UCard whole, from above.',
    widths: [640, 900, 1200, 1760, 2400],
    intrinsicWidth: 900,
    trim: true,
    quality: { avif: 60, webp: 80 },
  },
  {
    key: 'cardFront',
    master: 'card-front',
    description: 'UCard from the front, as the app shows it.',
    widths: [320, 640, 960],
    intrinsicWidth: 320,
    trim: true,
    quality: { avif: 64, webp: 84 },
  },
];

export function widthsOf(plan: PicturePlan, type: PictureType): readonly number[] {
  const { widths, webpUpTo = Infinity, quality } = plan;
  if (quality[type] === undefined) return [];
  return widths.filter((width) => type === 'avif' || width <= webpUpTo);
}
