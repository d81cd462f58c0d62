// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import cardWholeAvif640 from '../files/card-whole-640.avif';
import cardWholeAvif900 from '../files/card-whole-900.avif';
import cardWholeAvif1200 from '../files/card-whole-1200.avif';
import cardWholeAvif1760 from '../files/card-whole-1760.avif';
import cardWholeAvif2400 from '../files/card-whole-2400.avif';
import cardWholeWebp640 from '../files/card-whole-640.webp';
import cardWholeWebp900 from '../files/card-whole-900.webp';
import cardWholeWebp1200 from '../files/card-whole-1200.webp';
import cardWholeWebp1760 from '../files/card-whole-1760.webp';
import cardWholeWebp2400 from '../files/card-whole-2400.webp';

/** UCard whole, from above. */
export const cardWhole: PictureData = {
  width: 900,
  height: 519,
  avif: `${cardWholeAvif640} 640w, ${cardWholeAvif900} 900w, ${cardWholeAvif1200} 1200w, ${cardWholeAvif1760} 1760w, ${cardWholeAvif2400} 2400w`,
  webp: `${cardWholeWebp640} 640w, ${cardWholeWebp900} 900w, ${cardWholeWebp1200} 1200w, ${cardWholeWebp1760} 1760w, ${cardWholeWebp2400} 2400w`,
  src: cardWholeWebp900,
};
