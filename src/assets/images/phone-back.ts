// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import phoneBackAvif256 from '../files/phone-back-256.avif';
import phoneBackAvif384 from '../files/phone-back-384.avif';
import phoneBackAvif520 from '../files/phone-back-520.avif';
import phoneBackAvif754 from '../files/phone-back-754.avif';
import phoneBackAvif1020 from '../files/phone-back-1020.avif';
import phoneBackWebp256 from '../files/phone-back-256.webp';
import phoneBackWebp384 from '../files/phone-back-384.webp';
import phoneBackWebp520 from '../files/phone-back-520.webp';
import phoneBackWebp754 from '../files/phone-back-754.webp';
import phoneBackWebp1020 from '../files/phone-back-1020.webp';

/** Unio One whole, from behind: the first picture of its turn, larger. */
export const phoneBack: PictureData = {
  width: 384,
  height: 632,
  avif: `${phoneBackAvif256} 256w, ${phoneBackAvif384} 384w, ${phoneBackAvif520} 520w, ${phoneBackAvif754} 754w, ${phoneBackAvif1020} 1020w`,
  webp: `${phoneBackWebp256} 256w, ${phoneBackWebp384} 384w, ${phoneBackWebp520} 520w, ${phoneBackWebp754} 754w, ${phoneBackWebp1020} 1020w`,
  src: phoneBackWebp384,
};
