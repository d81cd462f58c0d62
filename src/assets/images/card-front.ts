// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import cardFrontAvif320 from '../files/card-front-320.avif';
import cardFrontAvif640 from '../files/card-front-640.avif';
import cardFrontAvif960 from '../files/card-front-960.avif';
import cardFrontWebp320 from '../files/card-front-320.webp';
import cardFrontWebp640 from '../files/card-front-640.webp';
import cardFrontWebp960 from '../files/card-front-960.webp';

/** UCard from the front, as the app shows it. */
export const cardFront: PictureData = {
  width: 320,
  height: 202,
  avif: `${cardFrontAvif320} 320w, ${cardFrontAvif640} 640w, ${cardFrontAvif960} 960w`,
  webp: `${cardFrontWebp320} 320w, ${cardFrontWebp640} 640w, ${cardFrontWebp960} 960w`,
  src: cardFrontWebp320,
};
