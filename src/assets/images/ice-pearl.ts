// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import icePearlAvif100 from '../files/ice-pearl-100.avif';
import icePearlAvif310 from '../files/ice-pearl-310.avif';
import icePearlAvif600 from '../files/ice-pearl-600.avif';
import icePearlWebp100 from '../files/ice-pearl-100.webp';
import icePearlWebp310 from '../files/ice-pearl-310.webp';
import icePearlWebp600 from '../files/ice-pearl-600.webp';

/** The pearl tinted ice. */
export const icePearl: PictureData = {
  width: 310,
  height: 310,
  avif: `${icePearlAvif100} 100w, ${icePearlAvif310} 310w, ${icePearlAvif600} 600w`,
  webp: `${icePearlWebp100} 100w, ${icePearlWebp310} 310w, ${icePearlWebp600} 600w`,
  src: icePearlWebp310,
};
