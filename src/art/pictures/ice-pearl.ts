// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import icePearlAvif100 from '../files/ice-pearl-100.avif';
import icePearlAvif300 from '../files/ice-pearl-300.avif';
import icePearlAvif600 from '../files/ice-pearl-600.avif';
import icePearlWebp100 from '../files/ice-pearl-100.webp';
import icePearlWebp300 from '../files/ice-pearl-300.webp';
import icePearlWebp600 from '../files/ice-pearl-600.webp';

/** The pearl tinted ice. */
export const icePearl: PictureData = {
  width: 300,
  height: 300,
  avif: `${icePearlAvif100} 100w, ${icePearlAvif300} 300w, ${icePearlAvif600} 600w`,
  webp: `${icePearlWebp100} 100w, ${icePearlWebp300} 300w, ${icePearlWebp600} 600w`,
  src: icePearlWebp300,
};
