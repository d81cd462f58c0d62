// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import lilacPearlAvif100 from '../files/lilac-pearl-100.avif';
import lilacPearlAvif310 from '../files/lilac-pearl-310.avif';
import lilacPearlAvif600 from '../files/lilac-pearl-600.avif';
import lilacPearlWebp100 from '../files/lilac-pearl-100.webp';
import lilacPearlWebp310 from '../files/lilac-pearl-310.webp';
import lilacPearlWebp600 from '../files/lilac-pearl-600.webp';

/** The pearl tinted lilac. */
export const lilacPearl: PictureData = {
  width: 310,
  height: 310,
  avif: `${lilacPearlAvif100} 100w, ${lilacPearlAvif310} 310w, ${lilacPearlAvif600} 600w`,
  webp: `${lilacPearlWebp100} 100w, ${lilacPearlWebp310} 310w, ${lilacPearlWebp600} 600w`,
  src: lilacPearlWebp310,
};
