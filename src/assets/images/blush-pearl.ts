// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import blushPearlAvif100 from '../files/blush-pearl-100.avif';
import blushPearlAvif310 from '../files/blush-pearl-310.avif';
import blushPearlAvif600 from '../files/blush-pearl-600.avif';
import blushPearlWebp100 from '../files/blush-pearl-100.webp';
import blushPearlWebp310 from '../files/blush-pearl-310.webp';
import blushPearlWebp600 from '../files/blush-pearl-600.webp';

/** The pearl tinted blush. */
export const blushPearl: PictureData = {
  width: 310,
  height: 310,
  avif: `${blushPearlAvif100} 100w, ${blushPearlAvif310} 310w, ${blushPearlAvif600} 600w`,
  webp: `${blushPearlWebp100} 100w, ${blushPearlWebp310} 310w, ${blushPearlWebp600} 600w`,
  src: blushPearlWebp310,
};
