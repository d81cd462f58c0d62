/** How one master becomes files: see `export.ts`. */
export interface PicturePlan {
  /** Key in the manifest. */
  readonly key: string;
  /** Name of the master (`<master>.png`) and stem of the files written. */
  readonly master: string;
  /** What the picture shows, for the manifest's comment. */
  readonly about: string;
  /**
   * Widths to write in pixels, ascending. Chromium takes none that is narrower than what it needs,
   * so each is just above what common windows need: phones of 375 at 2x and 390 at 3x, computers of
   * 1440 and 1920.
   */
  readonly widths: readonly number[];
  /** Above this width there is no WebP, which cannot keep to the budget there; the AVIF can. */
  readonly webpUpTo?: number | undefined;
  /** The width at which it is usually shown, one of `widths`: intrinsic size and fallback. */
  readonly shown: number;
  /** Cut the transparent margin away first, so that the box is the object. */
  readonly trim?: boolean;
  /** The share of its height, from the top, that is ever seen and so shipped; 1 by default. */
  readonly top?: number;
  /** AVIF quality, 1 to 100; a file over the budget falls below it until it fits. */
  readonly avif: number;
  /** WebP quality, likewise. */
  readonly webp: number;
}

/** No file may be heavier than this many bytes. */
export const MAX_BYTES = 60_000;
/** Nor may its quality fall below this; the master or the width is wrong then. */
export const MIN_QUALITY = 30;

/** The pictures of the site, in the order of the manifest. */
export const PLANS: readonly PicturePlan[] = [
  {
    key: 'heroPearl',
    master: 'pearl-dark',
    about: 'The dark pearl of the hero; its shaded side is ink, so it dissolves into the page.',
    widths: [640, 900, 1300, 1700, 2360],
    shown: 1300,
    avif: 72,
    webp: 84,
  },
  {
    key: 'horizonPearl',
    master: 'pearl-horizon',
    about: 'The top of the dark pearl lit from above, so large that it is a horizon.',
    widths: [900, 1800, 2600],
    shown: 1800,
    top: 0.2,
    avif: 70,
    webp: 82,
  },
  {
    key: 'whitePearl',
    master: 'pearl-white',
    about: 'The white pearl, large.',
    widths: [160, 320, 550, 1100],
    shown: 550,
    avif: 74,
    webp: 86,
  },
  {
    key: 'logoPearl',
    master: 'pearl-white',
    about: 'The white pearl as the logo mark at 24 px.',
    widths: [24, 48, 72],
    shown: 24,
    avif: 80,
    webp: 90,
  },
  ...(['blush', 'lilac', 'ice', 'mint'] as const).map((tint) => ({
    key: `${tint}Pearl`,
    master: `pearl-${tint}`,
    about: `The pearl tinted ${tint}.`,
    widths: [100, 310, 600],
    shown: 310,
    avif: 72,
    webp: 86,
  })),
  {
    key: 'phoneFront',
    master: 'phone-front',
    about: 'The phone from the front with the wallet open (example figures), in no language.',
    widths: [320, 480, 730, 920, 1100, 1400],
    webpUpTo: 920,
    shown: 480,
    trim: true,
    avif: 48,
    webp: 80,
  },
  {
    key: 'phoneRear',
    master: 'phone-rear',
    about: 'Unio One from behind, cut by the left and lower edge of the picture.',
    widths: [440, 660, 960, 1280, 1500],
    shown: 440,
    trim: true,
    avif: 64,
    webp: 84,
  },
  {
    key: 'card',
    master: 'card',
    about: 'UCard, close, cut by the left and right edges of the picture.',
    widths: [800, 1200, 1800, 2640],
    shown: 800,
    trim: true,
    avif: 54,
    webp: 76,
  },
];

/** The widths of a picture's files of one type. */
export function widthsOf(plan: Pick<PicturePlan, 'widths' | 'webpUpTo'>, type: 'avif' | 'webp') {
  const most = type === 'webp' ? (plan.webpUpTo ?? Infinity) : Infinity;
  return plan.widths.filter((width) => width <= most);
}
