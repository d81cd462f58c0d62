import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How much longer than English the pseudo-locale is (VIS-8, FAULT-73). */
const GROWTH = 0.4;
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéîñöûýÁÇÉÎÑÖÛÝ';
const FILLER = ' lorem ipsum dolor';

/** The same message accented, bracketed and 40 % longer; arguments and tags untouched. */
export function pseudoLocalize(tree: MessageFormatElement[]): MessageFormatElement[] {
  return tree.map((element): MessageFormatElement => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: stretch(element.value) };
      case TYPE.plural:
      case TYPE.select:
        return {
          ...element,
          options: Object.fromEntries(
            Object.entries(element.options).map(([key, option]) => [
              key,
              { ...option, value: pseudoLocalize(option.value) },
            ]),
          ),
        };
      case TYPE.tag:
        return { ...element, children: pseudoLocalize(element.children) };
      default:
        return element;
    }
  });
}

function stretch(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  const extra = Math.ceil(text.length * GROWTH);
  return `[${accented}${FILLER.repeat(Math.ceil(extra / FILLER.length)).slice(0, extra)}]`;
}
