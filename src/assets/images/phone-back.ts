// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import phoneBackAvif220 from '../files/phone-back-220.avif';
import phoneBackAvif330 from '../files/phone-back-330.avif';
import phoneBackAvif450 from '../files/phone-back-450.avif';
import phoneBackAvif650 from '../files/phone-back-650.avif';
import phoneBackAvif880 from '../files/phone-back-880.avif';
import phoneBackWebp220 from '../files/phone-back-220.webp';
import phoneBackWebp330 from '../files/phone-back-330.webp';
import phoneBackWebp450 from '../files/phone-back-450.webp';
import phoneBackWebp650 from '../files/phone-back-650.webp';
import phoneBackWebp880 from '../files/phone-back-880.webp';

/** Unio One whole, from behind. */
export const phoneBack: PictureData = {
  width: 330,
  height: 609,
  avif: `${phoneBackAvif220} 220w, ${phoneBackAvif330} 330w, ${phoneBackAvif450} 450w, ${phoneBackAvif650} 650w, ${phoneBackAvif880} 880w`,
  webp: `${phoneBackWebp220} 220w, ${phoneBackWebp330} 330w, ${phoneBackWebp450} 450w, ${phoneBackWebp650} 650w, ${phoneBackWebp880} 880w`,
  src: phoneBackWebp330,
};
