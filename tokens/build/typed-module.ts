import { matchesGlob } from 'node:path';
import type { Plugin } from '@terrazzo/parser';

/**
 * Writes a TypeScript module with the numbers that code needs (px; rem for font sizes; ms) and the
 * union `TokenName` of all custom properties, which costs no bytes at run time. Groups are modules of their own, so
 * that the numbers that a page does not use are left out of its scripts. Tokens in `withoutProperty` are not in the union.
 */
export function typedModule(options: {
  filename: string;
  /** Globs of token ids. */
  withoutProperty: readonly string[];
}): Plugin {
  const { filename, withoutProperty } = options;
  const path = (id: string) => id.replaceAll('.', '/');
  return {
    name: 'typed-module',
    async build({ tokens, outputFile }) {
      const names: string[] = [];
      const numbers: Record<string, Record<string, number>> = {};
      for (const [id, token] of Object.entries(tokens)) {
        if (!withoutProperty.some((glob) => matchesGlob(path(id), path(glob))))
          names.push(id.replaceAll('.', '-'));
        const number = numberOf(token.$value);
        if (number === undefined) continue;
        const groups = id.split('.');
        const name = groups.pop() as string;
        (numbers[groups.join('-')] ??= {})[camelCase(name)] = number;
      }
      const header = '/* Built from tokens/*.json by `npm run generate`. Do not edit. */';
      const groups = Object.entries(numbers).map(([group, values]) => {
        const comment = `/** ${group}: px (font-size: rem), ms or plain numbers. */`;
        const lines = Object.entries(values);
        if (!lines.every(([name]) => IDENTIFIER.test(name)))
          return `${comment}\nexport const ${camelCase(group)} = ${JSON.stringify(values, null, 2)} as const;`;
        const file = `${group}.tokens.ts`;
        const body = lines.map(([name, value]) => `export const ${name} = ${value};`).join('\n');
        outputFile(file, `${header}\n\n${body}\n`);
        return `${comment}\nexport * as ${camelCase(group)} from './${file}';`;
      });
      const union = names.map((name) => `  | '${name}'`).join('\n');
      outputFile(
        filename,
        [header, `export type TokenName =\n${union};`, ...groups, ''].join('\n\n'),
      );
    },
  };
}

const IDENTIFIER = /^[a-z]\w*$/i;

/** Undefined for colors, fonts and curves. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('unit' in value)) return undefined;
  return 'value' in value && typeof value.value === 'number' ? value.value : undefined;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
