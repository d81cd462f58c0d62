// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import lilacPearlAvif100 from '../files/lilac-pearl-100.avif';
import lilacPearlAvif300 from '../files/lilac-pearl-300.avif';
import lilacPearlAvif600 from '../files/lilac-pearl-600.avif';
import lilacPearlWebp100 from '../files/lilac-pearl-100.webp';
import lilacPearlWebp300 from '../files/lilac-pearl-300.webp';
import lilacPearlWebp600 from '../files/lilac-pearl-600.webp';

/** The pearl tinted lilac. */
export const lilacPearl: PictureData = {
  width: 300,
  height: 300,
  avif: `${lilacPearlAvif100} 100w, ${lilacPearlAvif300} 300w, ${lilacPearlAvif600} 600w`,
  webp: `${lilacPearlWebp100} 100w, ${lilacPearlWebp300} 300w, ${lilacPearlWebp600} 600w`,
  src: lilacPearlWebp300,
};
