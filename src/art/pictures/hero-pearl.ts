// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import heroPearlAvif640 from '../files/hero-pearl-640.avif';
import heroPearlAvif1180 from '../files/hero-pearl-1180.avif';
import heroPearlAvif2360 from '../files/hero-pearl-2360.avif';
import heroPearlWebp640 from '../files/hero-pearl-640.webp';
import heroPearlWebp1180 from '../files/hero-pearl-1180.webp';
import heroPearlWebp2360 from '../files/hero-pearl-2360.webp';

/** The dark pearl of the hero; its shaded side is ink, so it dissolves into the page. */
export const heroPearl: PictureData = {
  width: 1180,
  height: 1180,
  avif: `${heroPearlAvif640} 640w, ${heroPearlAvif1180} 1180w, ${heroPearlAvif2360} 2360w`,
  webp: `${heroPearlWebp640} 640w, ${heroPearlWebp1180} 1180w, ${heroPearlWebp2360} 2360w`,
  src: heroPearlWebp1180,
};
