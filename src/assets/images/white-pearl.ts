// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import whitePearlAvif160 from '../files/white-pearl-160.avif';
import whitePearlAvif320 from '../files/white-pearl-320.avif';
import whitePearlAvif550 from '../files/white-pearl-550.avif';
import whitePearlAvif1100 from '../files/white-pearl-1100.avif';
import whitePearlWebp160 from '../files/white-pearl-160.webp';
import whitePearlWebp320 from '../files/white-pearl-320.webp';
import whitePearlWebp550 from '../files/white-pearl-550.webp';
import whitePearlWebp1100 from '../files/white-pearl-1100.webp';

/** The white pearl, large. */
export const whitePearl: PictureData = {
  width: 550,
  height: 550,
  avif: `${whitePearlAvif160} 160w, ${whitePearlAvif320} 320w, ${whitePearlAvif550} 550w, ${whitePearlAvif1100} 1100w`,
  webp: `${whitePearlWebp160} 160w, ${whitePearlWebp320} 320w, ${whitePearlWebp550} 550w, ${whitePearlWebp1100} 1100w`,
  src: whitePearlWebp550,
};
