// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/picture-data.ts';
import phoneRearAvif440 from '../files/phone-rear-440.avif';
import phoneRearAvif883 from '../files/phone-rear-883.avif';
import phoneRearWebp440 from '../files/phone-rear-440.webp';
import phoneRearWebp883 from '../files/phone-rear-883.webp';

/** Unio One from behind, cut by the left and lower edge of the picture. */
export const phoneRear: PictureData = {
  width: 440,
  height: 558,
  avif: `${phoneRearAvif440} 440w, ${phoneRearAvif883} 883w`,
  webp: `${phoneRearWebp440} 440w, ${phoneRearWebp883} 883w`,
  src: phoneRearWebp440,
};
