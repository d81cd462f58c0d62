// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import horizonPearlAvif900 from '../files/horizon-pearl-900.avif';
import horizonPearlAvif1800 from '../files/horizon-pearl-1800.avif';
import horizonPearlAvif2600 from '../files/horizon-pearl-2600.avif';
import horizonPearlWebp900 from '../files/horizon-pearl-900.webp';
import horizonPearlWebp1800 from '../files/horizon-pearl-1800.webp';
import horizonPearlWebp2600 from '../files/horizon-pearl-2600.webp';

/** The top of the dark pearl lit from above, so large that it is a horizon. */
export const horizonPearl: PictureData = {
  width: 1800,
  height: 360,
  avif: `${horizonPearlAvif900} 900w, ${horizonPearlAvif1800} 1800w, ${horizonPearlAvif2600} 2600w`,
  webp: `${horizonPearlWebp900} 900w, ${horizonPearlWebp1800} 1800w, ${horizonPearlWebp2600} 2600w`,
  src: horizonPearlWebp1800,
};
