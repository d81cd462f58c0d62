import { TYPES, widthsOf, type PicturePlan, type PictureType } from './plan.ts';

/** Files of an image are `<stem>-<width>.<type>`. */
export function stemOf({ key }: PicturePlan): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The source of one image's module, which gets hashed URLs from the bundler's imports. One module per
 * image, so that a page loads only the URLs it needs. `height` is in px, at the width `intrinsicWidth`.
 */
export function pictureSource(plan: PicturePlan, height: number): string {
  const { key, description, intrinsicWidth } = plan;
  const name = (type: PictureType, width: number) =>
    `${key}${type === 'avif' ? 'Avif' : 'Webp'}${width}`;
  const imports = TYPES.flatMap((type) =>
    widthsOf(plan, type).map(
      (width) => `import ${name(type, width)} from '../files/${stemOf(plan)}-${width}.${type}';\n`,
    ),
  );
  const srcsets = TYPES.filter((type) => widthsOf(plan, type).length > 0).map((type) => {
    const files = widthsOf(plan, type).map((width) => `\${${name(type, width)}} ${width}w`);
    return `  ${type}: \`${files.join(', ')}\`,\n`;
  });
  return `// Written by generators/export.ts: change the plan there, not this file.
import type { PictureData } from '../../primitives/Picture.tsx';
${imports.join('')}
/** ${description} */
export const ${key}: PictureData = {
  width: ${intrinsicWidth},
  height: ${height},
${srcsets.join('')}  src: ${name('webp', intrinsicWidth)},
};
`;
}
