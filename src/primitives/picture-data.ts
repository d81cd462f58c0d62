/**
 * One picture as the `Picture` primitive takes it: every URL it may ask for and
 * the size of the box to keep free while it loads.
 */
export interface PictureData {
  /** Intrinsic width of the 1x file in CSS pixels; with `height` it gives the ratio. */
  readonly width: number;
  /** Intrinsic height of the 1x file in CSS pixels. */
  readonly height: number;
  /** `srcset` of AVIF files with `w` descriptors. */
  readonly avif: string;
  /** `srcset` of WebP files with `w` descriptors. */
  readonly webp: string;
  /** The WebP file at 1x, for `src`. */
  readonly src: string;
}
