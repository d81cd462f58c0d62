// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import phoneFrontAvif320 from '../files/phone-front-320.avif';
import phoneFrontAvif480 from '../files/phone-front-480.avif';
import phoneFrontAvif730 from '../files/phone-front-730.avif';
import phoneFrontAvif920 from '../files/phone-front-920.avif';
import phoneFrontAvif1100 from '../files/phone-front-1100.avif';
import phoneFrontWebp320 from '../files/phone-front-320.webp';
import phoneFrontWebp480 from '../files/phone-front-480.webp';
import phoneFrontWebp730 from '../files/phone-front-730.webp';
import phoneFrontWebp920 from '../files/phone-front-920.webp';

/** The phone from the front with the wallet open, without words: `WalletPhone` adds them. */
export const phoneFront: PictureData = {
  width: 480,
  height: 992,
  avif: `${phoneFrontAvif320} 320w, ${phoneFrontAvif480} 480w, ${phoneFrontAvif730} 730w, ${phoneFrontAvif920} 920w, ${phoneFrontAvif1100} 1100w`,
  webp: `${phoneFrontWebp320} 320w, ${phoneFrontWebp480} 480w, ${phoneFrontWebp730} 730w, ${phoneFrontWebp920} 920w`,
  src: phoneFrontWebp480,
};
