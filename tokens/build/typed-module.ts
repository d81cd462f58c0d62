import type { Plugin } from '@terrazzo/parser';

/**
 * Writes the typed half of the tokens: `numbers` (px, ms and plain numbers that code computes
 * with) and the union `TokenName` of every CSS variable. Names cost no bytes at run time.
 */
export function typedModule({ filename }: { filename: string }): Plugin {
  return {
    name: 'typed-module',
    async build({ tokens, outputFile }) {
      const names: string[] = [];
      const numbers: Record<string, Record<string, number>> = {};
      for (const [id, token] of Object.entries(tokens)) {
        names.push(id.replaceAll('.', '-'));
        const value = inPixelsOrMs(token.$value);
        if (value === undefined || id.startsWith('font.') || id.startsWith('palette.')) continue;
        const [group, ...rest] = id.split('.');
        (numbers[group as string] ??= {})[camel(rest.join('-'))] = value;
      }
      outputFile(
        filename,
        [
          '/* Built from tokens/*.json by `npm run generate`. Do not edit. */',
          `export type TokenName =\n${names.map((name) => `  | '${name}'`).join('\n')};`,
          ...Object.entries(numbers).map(
            ([group, values]) =>
              `/** ${group}: px, ms or plain numbers. */\nexport const ${camel(group)} = ${JSON.stringify(values, null, 2)} as const;`,
          ),
          '',
        ].join('\n\n'),
      );
    },
  };
}

function inPixelsOrMs(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null || !('unit' in value)) return undefined;
  const { unit, value: amount } = value as { unit: string; value: number };
  return unit === 'px' || unit === 'ms' ? amount : undefined;
}

function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
