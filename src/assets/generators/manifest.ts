import { widthsOf } from './plan.ts';

/** The types a picture comes in, the better first. */
export const TYPES = ['avif', 'webp'] as const;

/** What the exporter knows about a picture once its files are written. */
export interface WrittenPicture {
  readonly key: string;
  readonly about: string;
  /** File names are `<stem>-<width>.<type>`. */
  readonly stem: string;
  /** Widths in pixels, ascending, and up to which there is WebP. */
  readonly widths: readonly number[];
  readonly webpUpTo?: number | undefined;
  /** The width whose file is the fallback and gives the intrinsic size. */
  readonly shown: number;
  /** Height in pixels at that width. */
  readonly height: number;
}

const HEAD = `// Written by source/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
`;

const name = (picture: WrittenPicture, type: string, width: number): string =>
  `${picture.key}${type === 'avif' ? 'Avif' : 'Webp'}${width}`;

function imports(picture: WrittenPicture): string[] {
  return TYPES.flatMap((type) =>
    widthsOf(picture, type).map(
      (width) =>
        `import ${name(picture, type, width)} from '../files/${picture.stem}-${width}.${type}';`,
    ),
  );
}

function entry(picture: WrittenPicture): string {
  const srcset = (type: 'avif' | 'webp'): string =>
    widthsOf(picture, type)
      .map((width) => `\${${name(picture, type, width)}} ${width}w`)
      .join(', ');
  return `/** ${picture.about} */
export const ${picture.key}: PictureData = {
  width: ${picture.shown},
  height: ${picture.height},
  avif: \`${srcset('avif')}\`,
  webp: \`${srcset('webp')}\`,
  src: ${name(picture, 'webp', picture.shown)},
};`;
}

/**
 * The source of one picture's module: hashed URLs through the bundler's own imports. A module a
 * picture, so that a page carries only the addresses it needs.
 */
export function pictureSource(picture: WrittenPicture): string {
  return `${HEAD}${imports(picture).join('\n')}\n\n${entry(picture)}\n`;
}
