// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import phoneRearAvif440 from '../files/phone-rear-440.avif';
import phoneRearAvif660 from '../files/phone-rear-660.avif';
import phoneRearAvif960 from '../files/phone-rear-960.avif';
import phoneRearAvif1280 from '../files/phone-rear-1280.avif';
import phoneRearAvif1500 from '../files/phone-rear-1500.avif';
import phoneRearWebp440 from '../files/phone-rear-440.webp';
import phoneRearWebp660 from '../files/phone-rear-660.webp';
import phoneRearWebp960 from '../files/phone-rear-960.webp';
import phoneRearWebp1280 from '../files/phone-rear-1280.webp';
import phoneRearWebp1500 from '../files/phone-rear-1500.webp';

/** Unio One from behind, cut by the left and lower edge of the picture. */
export const phoneRear: PictureData = {
  width: 440,
  height: 570,
  avif: `${phoneRearAvif440} 440w, ${phoneRearAvif660} 660w, ${phoneRearAvif960} 960w, ${phoneRearAvif1280} 1280w, ${phoneRearAvif1500} 1500w`,
  webp: `${phoneRearWebp440} 440w, ${phoneRearWebp660} 660w, ${phoneRearWebp960} 960w, ${phoneRearWebp1280} 1280w, ${phoneRearWebp1500} 1500w`,
  src: phoneRearWebp440,
};
