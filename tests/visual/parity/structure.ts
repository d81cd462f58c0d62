/** The structure by which the page of one language is compared with others (VIS-21). */
import type { ExpectedCopy } from '../lint/expected-copy.ts';
import type { PageTexts } from '../lint/layout-rules.ts';
import type { PageElement } from './page-elements.ts';

/** An element; `keys` has the possible message ids of each of its texts, or of any text in it. */
export interface ComparedElement extends Omit<
  PageElement,
  'texts' | 'mayWrapLines' | 'mayWrapRows'
> {
  readonly keys: readonly (readonly string[])[];
}

export interface PageStructure {
  readonly elements: readonly ComparedElement[];
  /** The story's, as for the rules of the lint. */
  readonly suppressions: Readonly<Record<string, string>>;
}

export function structureOf(
  { elements, texts, suppressions }: PageTexts,
  copy: ExpectedCopy,
): PageStructure {
  const keysOf = (element: PageElement) =>
    element.texts.map((run) => copy.keysOf(texts[run]?.text ?? ''));
  /** The message ids in an element without its own text: any of them may identify it. */
  const keysIn = (start: number, depth: number) => {
    const length = elements.slice(start).findIndex((it) => it.depth <= depth);
    const inside = elements.slice(start, length < 0 ? undefined : start + length);
    return [...new Set(inside.flatMap((it) => keysOf(it).flat()))];
  };
  const ofParity = Object.entries(suppressions).filter(([rule]) => rule.startsWith('parity-'));
  return {
    elements: elements.map((element, index) => {
      const { kind, id, depth, selector, lines, rows } = element;
      const keys = element.texts.length > 0 ? keysOf(element) : [keysIn(index + 1, depth)];
      return { kind, id, depth, selector, lines, rows, keys };
    }),
    suppressions: Object.fromEntries(ofParity),
  };
}
