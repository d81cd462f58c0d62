/** The messages of a language as texts on the page (VIS-18). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../builds/exec.ts';
import { normalized } from '../lint/dom-queries.ts';
import { type Locale, formatAmounts, messageFile, parseMessage } from '../site.node.ts';

/** The text of each message by its id; `undefined` for one that is not always the same text. */
export type MessageTexts = ReadonlyMap<string, string | undefined>;

/** @throws Error that names a message that is no ICU syntax. */
export function readMessageTexts(locale: Locale, root = ROOT): MessageTexts {
  const file = readFileSync(join(root, messageFile(locale)), 'utf8');
  const amounts = formatAmounts(locale);
  return new Map(
    Object.entries(JSON.parse(file) as Record<string, string>).map(([id, message]) => {
      const text = literalOf(parseMessage(id, message), amounts);
      return [id, text === undefined ? undefined : normalized(text)];
    }),
  );
}

/** `undefined` when it has a tag, or an argument that the build does not know. */
function literalOf(
  tree: readonly MessageFormatElement[],
  amounts: Readonly<Record<string, string>>,
): string | undefined {
  const parts = tree.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    return element.type === TYPE.argument ? amounts[element.value] : undefined;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}
