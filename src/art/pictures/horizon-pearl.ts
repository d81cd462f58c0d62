// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import horizonPearlAvif800 from '../files/horizon-pearl-800.avif';
import horizonPearlAvif1300 from '../files/horizon-pearl-1300.avif';
import horizonPearlAvif2600 from '../files/horizon-pearl-2600.avif';
import horizonPearlWebp800 from '../files/horizon-pearl-800.webp';
import horizonPearlWebp1300 from '../files/horizon-pearl-1300.webp';
import horizonPearlWebp2600 from '../files/horizon-pearl-2600.webp';

/** The dark pearl lit from above, used very large as the horizon of the download section. */
export const horizonPearl: PictureData = {
  width: 1300,
  height: 1300,
  avif: `${horizonPearlAvif800} 800w, ${horizonPearlAvif1300} 1300w, ${horizonPearlAvif2600} 2600w`,
  webp: `${horizonPearlWebp800} 800w, ${horizonPearlWebp1300} 1300w, ${horizonPearlWebp2600} 2600w`,
  src: horizonPearlWebp1300,
};
