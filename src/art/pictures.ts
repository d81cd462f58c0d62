// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../primitives/picture-data.ts';
import heroPearlAvif640 from './files/hero-pearl-640.avif';
import heroPearlAvif1180 from './files/hero-pearl-1180.avif';
import heroPearlAvif2360 from './files/hero-pearl-2360.avif';
import heroPearlWebp640 from './files/hero-pearl-640.webp';
import heroPearlWebp1180 from './files/hero-pearl-1180.webp';
import heroPearlWebp2360 from './files/hero-pearl-2360.webp';
import horizonPearlAvif800 from './files/horizon-pearl-800.avif';
import horizonPearlAvif1300 from './files/horizon-pearl-1300.avif';
import horizonPearlAvif2600 from './files/horizon-pearl-2600.avif';
import horizonPearlWebp800 from './files/horizon-pearl-800.webp';
import horizonPearlWebp1300 from './files/horizon-pearl-1300.webp';
import horizonPearlWebp2600 from './files/horizon-pearl-2600.webp';
import whitePearlAvif160 from './files/white-pearl-160.avif';
import whitePearlAvif320 from './files/white-pearl-320.avif';
import whitePearlAvif550 from './files/white-pearl-550.avif';
import whitePearlAvif1100 from './files/white-pearl-1100.avif';
import whitePearlWebp160 from './files/white-pearl-160.webp';
import whitePearlWebp320 from './files/white-pearl-320.webp';
import whitePearlWebp550 from './files/white-pearl-550.webp';
import whitePearlWebp1100 from './files/white-pearl-1100.webp';
import logoPearlAvif24 from './files/logo-pearl-24.avif';
import logoPearlAvif48 from './files/logo-pearl-48.avif';
import logoPearlAvif72 from './files/logo-pearl-72.avif';
import logoPearlWebp24 from './files/logo-pearl-24.webp';
import logoPearlWebp48 from './files/logo-pearl-48.webp';
import logoPearlWebp72 from './files/logo-pearl-72.webp';
import blushPearlAvif100 from './files/blush-pearl-100.avif';
import blushPearlAvif300 from './files/blush-pearl-300.avif';
import blushPearlAvif600 from './files/blush-pearl-600.avif';
import blushPearlWebp100 from './files/blush-pearl-100.webp';
import blushPearlWebp300 from './files/blush-pearl-300.webp';
import blushPearlWebp600 from './files/blush-pearl-600.webp';
import lilacPearlAvif100 from './files/lilac-pearl-100.avif';
import lilacPearlAvif300 from './files/lilac-pearl-300.avif';
import lilacPearlAvif600 from './files/lilac-pearl-600.avif';
import lilacPearlWebp100 from './files/lilac-pearl-100.webp';
import lilacPearlWebp300 from './files/lilac-pearl-300.webp';
import lilacPearlWebp600 from './files/lilac-pearl-600.webp';
import icePearlAvif100 from './files/ice-pearl-100.avif';
import icePearlAvif300 from './files/ice-pearl-300.avif';
import icePearlAvif600 from './files/ice-pearl-600.avif';
import icePearlWebp100 from './files/ice-pearl-100.webp';
import icePearlWebp300 from './files/ice-pearl-300.webp';
import icePearlWebp600 from './files/ice-pearl-600.webp';
import mintPearlAvif100 from './files/mint-pearl-100.avif';
import mintPearlAvif300 from './files/mint-pearl-300.avif';
import mintPearlAvif600 from './files/mint-pearl-600.avif';
import mintPearlWebp100 from './files/mint-pearl-100.webp';
import mintPearlWebp300 from './files/mint-pearl-300.webp';
import mintPearlWebp600 from './files/mint-pearl-600.webp';
import phoneFrontAvif320 from './files/phone-front-320.avif';
import phoneFrontAvif473 from './files/phone-front-473.avif';
import phoneFrontWebp320 from './files/phone-front-320.webp';
import phoneFrontWebp473 from './files/phone-front-473.webp';
import phoneRearAvif440 from './files/phone-rear-440.avif';
import phoneRearAvif883 from './files/phone-rear-883.avif';
import phoneRearWebp440 from './files/phone-rear-440.webp';
import phoneRearWebp883 from './files/phone-rear-883.webp';
import cardAvif800 from './files/card-800.avif';
import cardAvif1600 from './files/card-1600.avif';
import cardWebp800 from './files/card-800.webp';
import cardWebp1600 from './files/card-1600.webp';

/** Every raster picture of the site. Purely typed data: pass an entry to `Picture`. */
export const pictures = {
  /** The dark pearl of the hero; its shaded side is ink, so it dissolves into the page. */
  heroPearl: {
    width: 1180,
    height: 1180,
    avif: `${heroPearlAvif640} 640w, ${heroPearlAvif1180} 1180w, ${heroPearlAvif2360} 2360w`,
    webp: `${heroPearlWebp640} 640w, ${heroPearlWebp1180} 1180w, ${heroPearlWebp2360} 2360w`,
    src: heroPearlWebp1180,
  },
  /** The dark pearl lit from above, used very large as the horizon of the download section. */
  horizonPearl: {
    width: 1300,
    height: 1300,
    avif: `${horizonPearlAvif800} 800w, ${horizonPearlAvif1300} 1300w, ${horizonPearlAvif2600} 2600w`,
    webp: `${horizonPearlWebp800} 800w, ${horizonPearlWebp1300} 1300w, ${horizonPearlWebp2600} 2600w`,
    src: horizonPearlWebp1300,
  },
  /** The white pearl, large. */
  whitePearl: {
    width: 550,
    height: 550,
    avif: `${whitePearlAvif160} 160w, ${whitePearlAvif320} 320w, ${whitePearlAvif550} 550w, ${whitePearlAvif1100} 1100w`,
    webp: `${whitePearlWebp160} 160w, ${whitePearlWebp320} 320w, ${whitePearlWebp550} 550w, ${whitePearlWebp1100} 1100w`,
    src: whitePearlWebp550,
  },
  /** The white pearl as the logo mark at 24 px. */
  logoPearl: {
    width: 24,
    height: 24,
    avif: `${logoPearlAvif24} 24w, ${logoPearlAvif48} 48w, ${logoPearlAvif72} 72w`,
    webp: `${logoPearlWebp24} 24w, ${logoPearlWebp48} 48w, ${logoPearlWebp72} 72w`,
    src: logoPearlWebp24,
  },
  /** The pearl tinted blush. */
  blushPearl: {
    width: 300,
    height: 300,
    avif: `${blushPearlAvif100} 100w, ${blushPearlAvif300} 300w, ${blushPearlAvif600} 600w`,
    webp: `${blushPearlWebp100} 100w, ${blushPearlWebp300} 300w, ${blushPearlWebp600} 600w`,
    src: blushPearlWebp300,
  },
  /** The pearl tinted lilac. */
  lilacPearl: {
    width: 300,
    height: 300,
    avif: `${lilacPearlAvif100} 100w, ${lilacPearlAvif300} 300w, ${lilacPearlAvif600} 600w`,
    webp: `${lilacPearlWebp100} 100w, ${lilacPearlWebp300} 300w, ${lilacPearlWebp600} 600w`,
    src: lilacPearlWebp300,
  },
  /** The pearl tinted ice. */
  icePearl: {
    width: 300,
    height: 300,
    avif: `${icePearlAvif100} 100w, ${icePearlAvif300} 300w, ${icePearlAvif600} 600w`,
    webp: `${icePearlWebp100} 100w, ${icePearlWebp300} 300w, ${icePearlWebp600} 600w`,
    src: icePearlWebp300,
  },
  /** The pearl tinted mint. */
  mintPearl: {
    width: 300,
    height: 300,
    avif: `${mintPearlAvif100} 100w, ${mintPearlAvif300} 300w, ${mintPearlAvif600} 600w`,
    webp: `${mintPearlWebp100} 100w, ${mintPearlWebp300} 300w, ${mintPearlWebp600} 600w`,
    src: mintPearlWebp300,
  },
  /** The phone from the front with the wallet open (example figures). */
  phoneFront: {
    width: 473,
    height: 976,
    avif: `${phoneFrontAvif320} 320w, ${phoneFrontAvif473} 473w`,
    webp: `${phoneFrontWebp320} 320w, ${phoneFrontWebp473} 473w`,
    src: phoneFrontWebp473,
  },
  /** Unio One from behind, cut by the left and lower edge of the picture. */
  phoneRear: {
    width: 440,
    height: 558,
    avif: `${phoneRearAvif440} 440w, ${phoneRearAvif883} 883w`,
    webp: `${phoneRearWebp440} 440w, ${phoneRearWebp883} 883w`,
    src: phoneRearWebp440,
  },
  /** UCard, close, cut by the left edge of the picture. */
  card: {
    width: 800,
    height: 453,
    avif: `${cardAvif800} 800w, ${cardAvif1600} 1600w`,
    webp: `${cardWebp800} 800w, ${cardWebp1600} 1600w`,
    src: cardWebp800,
  },
} as const satisfies Record<string, PictureData>;

/** The name of a picture in the manifest. */
export type PictureName = keyof typeof pictures;
