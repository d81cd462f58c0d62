// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import mintPearlAvif100 from '../files/mint-pearl-100.avif';
import mintPearlAvif300 from '../files/mint-pearl-300.avif';
import mintPearlAvif600 from '../files/mint-pearl-600.avif';
import mintPearlWebp100 from '../files/mint-pearl-100.webp';
import mintPearlWebp300 from '../files/mint-pearl-300.webp';
import mintPearlWebp600 from '../files/mint-pearl-600.webp';

/** The pearl tinted mint. */
export const mintPearl: PictureData = {
  width: 300,
  height: 300,
  avif: `${mintPearlAvif100} 100w, ${mintPearlAvif300} 300w, ${mintPearlAvif600} 600w`,
  webp: `${mintPearlWebp100} 100w, ${mintPearlWebp300} 300w, ${mintPearlWebp600} 600w`,
  src: mintPearlWebp300,
};
