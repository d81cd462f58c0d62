// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import blushPearlAvif100 from '../files/blush-pearl-100.avif';
import blushPearlAvif300 from '../files/blush-pearl-300.avif';
import blushPearlAvif600 from '../files/blush-pearl-600.avif';
import blushPearlWebp100 from '../files/blush-pearl-100.webp';
import blushPearlWebp300 from '../files/blush-pearl-300.webp';
import blushPearlWebp600 from '../files/blush-pearl-600.webp';

/** The pearl tinted blush. */
export const blushPearl: PictureData = {
  width: 300,
  height: 300,
  avif: `${blushPearlAvif100} 100w, ${blushPearlAvif300} 300w, ${blushPearlAvif600} 600w`,
  webp: `${blushPearlWebp100} 100w, ${blushPearlWebp300} 300w, ${blushPearlWebp600} 600w`,
  src: blushPearlWebp300,
};
