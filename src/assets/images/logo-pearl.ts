// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
import logoPearlWebp24 from '../files/logo-pearl-24.webp';
import logoPearlWebp48 from '../files/logo-pearl-48.webp';
import logoPearlWebp72 from '../files/logo-pearl-72.webp';

/** The white pearl as the logo mark at 24 px. */
export const logoPearl: PictureData = {
  width: 24,
  height: 24,
  webp: `${logoPearlWebp24} 24w, ${logoPearlWebp48} 48w, ${logoPearlWebp72} 72w`,
  src: logoPearlWebp24,
};
