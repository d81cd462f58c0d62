// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import heroPearlAvif640 from '../files/hero-pearl-640.avif';
import heroPearlAvif900 from '../files/hero-pearl-900.avif';
import heroPearlAvif1300 from '../files/hero-pearl-1300.avif';
import heroPearlAvif1700 from '../files/hero-pearl-1700.avif';
import heroPearlAvif2360 from '../files/hero-pearl-2360.avif';
import heroPearlWebp640 from '../files/hero-pearl-640.webp';
import heroPearlWebp900 from '../files/hero-pearl-900.webp';
import heroPearlWebp1300 from '../files/hero-pearl-1300.webp';
import heroPearlWebp1700 from '../files/hero-pearl-1700.webp';
import heroPearlWebp2360 from '../files/hero-pearl-2360.webp';

/** The dark pearl of the hero; its shaded side is ink, so it dissolves into the page. */
export const heroPearl: PictureData = {
  width: 1300,
  height: 1300,
  avif: `${heroPearlAvif640} 640w, ${heroPearlAvif900} 900w, ${heroPearlAvif1300} 1300w, ${heroPearlAvif1700} 1700w, ${heroPearlAvif2360} 2360w`,
  webp: `${heroPearlWebp640} 640w, ${heroPearlWebp900} 900w, ${heroPearlWebp1300} 1300w, ${heroPearlWebp1700} 1700w, ${heroPearlWebp2360} 2360w`,
  src: heroPearlWebp1300,
};
