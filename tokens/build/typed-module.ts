import type { Plugin } from '@terrazzo/parser';

/**
 * Writes a TypeScript module with the numbers that code needs (px; rem for font sizes; ms) and the
 * union `TokenName` of all CSS variables, which costs no bytes at run time.
 */
export function typedModule({ filename }: { filename: string }): Plugin {
  return {
    name: 'typed-module',
    async build({ tokens, outputFile }) {
      const names: string[] = [];
      const numbers: Record<string, Record<string, number>> = {};
      for (const [id, token] of Object.entries(tokens)) {
        names.push(id.replaceAll('.', '-'));
        const number = numberOf(token.$value);
        if (number === undefined) continue;
        const path = id.split('.');
        const name = path.pop() as string;
        (numbers[path.join('-')] ??= {})[camelCase(name)] = number;
      }
      outputFile(
        filename,
        [
          '/* Built from tokens/*.json by `npm run generate`. Do not edit. */',
          `export type TokenName =\n${names.map((name) => `  | '${name}'`).join('\n')};`,
          ...Object.entries(numbers).map(
            ([group, values]) =>
              `/** ${group}: px (font-size: rem), ms or plain numbers. */\nexport const ${camelCase(group)} = ${JSON.stringify(values, null, 2)} as const;`,
          ),
          '',
        ].join('\n\n'),
      );
    },
  };
}

/** Undefined for colors, fonts and curves. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('unit' in value)) return undefined;
  return 'value' in value && typeof value.value === 'number' ? value.value : undefined;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
