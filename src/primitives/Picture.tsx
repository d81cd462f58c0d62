import type { ComponentProps } from 'react';

/** Files and intrinsic size in CSS px, from `src/assets/images`. */
export type PictureData = {
  readonly width: number;
  readonly height: number;
  /** A `srcset` with `w` descriptors, as is `webp`; absent for a very small picture. */
  readonly avif?: string;
  readonly webp: string;
  /** The WebP file at 1x. */
  readonly src: string;
};

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'srcSet'> & {
  data: PictureData;
  /** Empty for decoration. */
  alt: string;
  /** Loads first; at most one per page. */
  priority?: boolean;
};

/** AVIF, where the picture has it, with a WebP fallback. Loads lazily unless it has priority. */
export function Picture({ data, alt, priority = false, sizes, ...img }: PictureProps) {
  return (
    <picture>
      {data.avif && <source type="image/avif" srcSet={data.avif} sizes={sizes} />}
      <source type="image/webp" srcSet={data.webp} sizes={sizes} />
      <img
        {...img}
        src={data.src}
        alt={alt}
        width={data.width}
        height={data.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
