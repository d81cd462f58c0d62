// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import mintPearlAvif100 from '../files/mint-pearl-100.avif';
import mintPearlAvif310 from '../files/mint-pearl-310.avif';
import mintPearlAvif600 from '../files/mint-pearl-600.avif';
import mintPearlWebp100 from '../files/mint-pearl-100.webp';
import mintPearlWebp310 from '../files/mint-pearl-310.webp';
import mintPearlWebp600 from '../files/mint-pearl-600.webp';

/** The pearl tinted mint. */
export const mintPearl: PictureData = {
  width: 310,
  height: 310,
  avif: `${mintPearlAvif100} 100w, ${mintPearlAvif310} 310w, ${mintPearlAvif600} 600w`,
  webp: `${mintPearlWebp100} 100w, ${mintPearlWebp310} 310w, ${mintPearlWebp600} 600w`,
  src: mintPearlWebp310,
};
