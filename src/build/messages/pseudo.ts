import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The growth of the text (VIS-8, FAULT-73). */
const GROWTH = 0.4;
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéîñöûýÁÇÉÎÑÖÛÝ';
const FILLER = ' lorem ipsum dolor';

/** Accented, in brackets and 40 % longer; arguments and tags do not change. */
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
