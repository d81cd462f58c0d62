// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import phoneSideAvif110 from '../files/phone-side-110.avif';
import phoneSideAvif170 from '../files/phone-side-170.avif';
import phoneSideAvif220 from '../files/phone-side-220.avif';
import phoneSideAvif340 from '../files/phone-side-340.avif';
import phoneSideWebp110 from '../files/phone-side-110.webp';
import phoneSideWebp170 from '../files/phone-side-170.webp';
import phoneSideWebp220 from '../files/phone-side-220.webp';
import phoneSideWebp340 from '../files/phone-side-340.webp';

/** Unio One whole, from its side. */
export const phoneSide: PictureData = {
  width: 170,
  height: 623,
  avif: `${phoneSideAvif110} 110w, ${phoneSideAvif170} 170w, ${phoneSideAvif220} 220w, ${phoneSideAvif340} 340w`,
  webp: `${phoneSideWebp110} 110w, ${phoneSideWebp170} 170w, ${phoneSideWebp220} 220w, ${phoneSideWebp340} 340w`,
  src: phoneSideWebp170,
};
