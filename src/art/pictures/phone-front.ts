// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import phoneFrontAvif320 from '../files/phone-front-320.avif';
import phoneFrontAvif473 from '../files/phone-front-473.avif';
import phoneFrontWebp320 from '../files/phone-front-320.webp';
import phoneFrontWebp473 from '../files/phone-front-473.webp';

/** The phone from the front with the wallet open (example figures). */
export const phoneFront: PictureData = {
  width: 473,
  height: 976,
  avif: `${phoneFrontAvif320} 320w, ${phoneFrontAvif473} 473w`,
  webp: `${phoneFrontWebp320} 320w, ${phoneFrontWebp473} 473w`,
  src: phoneFrontWebp473,
};
