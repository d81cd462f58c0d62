// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import cardAvif800 from '../files/card-800.avif';
import cardAvif1200 from '../files/card-1200.avif';
import cardAvif1800 from '../files/card-1800.avif';
import cardAvif2640 from '../files/card-2640.avif';
import cardAvif3200 from '../files/card-3200.avif';
import cardWebp800 from '../files/card-800.webp';
import cardWebp1200 from '../files/card-1200.webp';
import cardWebp1800 from '../files/card-1800.webp';
import cardWebp2640 from '../files/card-2640.webp';

/** UCard, close, cut by the left and right edges of the picture. */
export const card: PictureData = {
  width: 800,
  height: 440,
  avif: `${cardAvif800} 800w, ${cardAvif1200} 1200w, ${cardAvif1800} 1800w, ${cardAvif2640} 2640w, ${cardAvif3200} 3200w`,
  webp: `${cardWebp800} 800w, ${cardWebp1200} 1200w, ${cardWebp1800} 1800w, ${cardWebp2640} 2640w`,
  src: cardWebp800,
};
