/** Compares the languages of one story at one width with each other (VIS-21). */
import { type Finding, type Rule, suppressionsIn, withSuppressions } from '../lint/rules.ts';
import { areAlike, matchElements, outermost } from './match-elements.ts';
import { isControl } from './page-elements.ts';
import type { ComparedElement, PageStructure } from './structure.ts';

/** Of two languages that differ, either may be the odd one. */
export const MIN_LOCALES = 3;

/** An element, its index in a page, and the languages that have it. */
interface Presence {
  readonly element: ComparedElement;
  readonly index: number;
  readonly locales: string[];
}

/** The texts of a finding: the verb for one odd language, the verb for several, and the ending. */
const VERBS = {
  show: ['shows', 'show', ''],
  lack: ['lacks', 'lack', ''],
  move: ['has', 'have', ' in another place'],
} as const;

interface Difference extends Presence {
  readonly verb: keyof typeof VERBS;
}

/** The findings of each locale that differs from most others; none below {@link MIN_LOCALES}. */
export function findParity(pages: ReadonlyMap<string, PageStructure>): Map<string, Finding[]> {
  const findingsByLocale = new Map<string, Finding[]>();
  if (pages.size < MIN_LOCALES) return findingsByLocale;
  const report = (
    rule: Rule,
    oddLocales: readonly string[],
    element: ComparedElement,
    text: string,
  ) => {
    const { selector, keys } = element;
    const key = keys[0]?.[0] ?? '';
    const finding = {
      rule,
      selector,
      key,
      text: `only ${oddLocales.join(' and ')} ${text}`,
      pixels: 0,
    };
    for (const locale of oddLocales) {
      const suppressions = suppressionsIn(pages.get(locale)?.suppressions ?? {}, locale);
      const own = withSuppressions([finding], () => rule, suppressions);
      findingsByLocale.set(locale, [...(findingsByLocale.get(locale) ?? []), ...own]);
    }
  };

  const { present, extra, moved } = compareAll(pages);
  const locales = [...pages.keys()];
  // If elements moved in at least half of the languages, each language sorts them alphabetically.
  const movedIn = new Set(moved.flatMap((it) => it.locales));
  const differences = [present, extra].flatMap((list) => minorities(list, locales));
  if (movedIn.size * 2 < pages.size) differences.push(...moved);
  for (const { element, locales: oddLocales, verb, inside } of outermost(
    differences,
    areTogether,
  )) {
    const [one, several, ending] = VERBS[verb];
    const more = inside > 0 ? ` and ${inside} ${inside === 1 ? 'element' : 'elements'} in it` : '';
    const text = `${oddLocales.length === 1 ? one : several} this ${element.kind}${more}${ending}`;
    report(verb === 'move' ? 'parity-order' : 'parity-elements', oddLocales, element, text);
  }
  for (const { elements } of present)
    for (const { locale, element, text } of wrapsIn(elements))
      report('parity-wrap', [locale], element, text);
  return findingsByLocale;
}

function areTogether(a: Difference, b: Difference): boolean {
  return a.verb === b.verb && a.locales.join() === b.locales.join();
}

/** What a minority of the languages shows or lacks. */
function minorities(list: readonly Presence[], all: readonly string[]): Difference[] {
  return list.flatMap(({ element, index, locales }): Difference[] => {
    const [some, others] = [locales, all.filter((it) => !locales.includes(it))];
    if (others.length === 0 || some.length === others.length) return [];
    return some.length < others.length
      ? [{ element, index, locales: some, verb: 'show' }]
      : [{ element, index, locales: others, verb: 'lack' }];
  });
}

/** The wraps of an element for which exactly one language needs more than one line or row. */
function wrapsIn(elements: ReadonlyMap<string, ComparedElement>) {
  return (['lines', 'rows'] as const).flatMap((measure) => {
    const known = [...elements].filter(([, element]) => element[measure] > 0);
    const [odd, ...others] = known.filter(([, element]) => element[measure] > 1);
    if (!odd || others.length > 0 || known.length < MIN_LOCALES) return [];
    const [locale, element] = odd;
    const { kind } = element;
    // The lines of other texts follow from their length.
    const isSingleLine = isControl(element) || kind === 'label' || kind === 'term';
    if (!isSingleLine) return [];
    const what = measure === 'lines' ? `lines in this ${kind}` : `rows of these ${kind}s`;
    return [{ locale, element, text: `has ${element[measure]} ${what}` }];
  });
}

/** Compares all pages with the page that most others equal. */
function compareAll(pages: ReadonlyMap<string, PageStructure>) {
  const reference = mostCommon([...pages.values()].map(({ elements }) => elements));
  const matched = reference.map(() => new Map<string, ComparedElement>());
  const extra: Presence[] = [];
  const moved: Difference[] = [];
  for (const [locale, { elements }] of pages) {
    const pairs = matchElements(reference, elements);
    const absent = new Set(pairs.flatMap(([a, b]) => (b === undefined ? (a ?? []) : [])));
    for (const [a, b] of pairs) {
      if (b === undefined) continue;
      const element = elements[b] as ComparedElement;
      const from = a ?? [...absent].find((index) => areAlike(reference[index], element));
      if (from !== undefined) matched[from]?.set(locale, element);
      if (from !== undefined && a === undefined) {
        absent.delete(from);
        moved.push({ element, index: b, locales: [locale], verb: 'move' });
      }
      if (from !== undefined) continue;
      const known = extra.find(
        (it) => !it.locales.includes(locale) && areAlike(it.element, element),
      );
      if (known) known.locales.push(locale);
      else extra.push({ element, index: b, locales: [locale] });
    }
  }
  const present = reference.map((element, index) => {
    const elements = matched[index] ?? new Map<string, ComparedElement>();
    return { element, index, elements, locales: [...elements.keys()] };
  });
  return { present, extra, moved };
}

/** The first page of the largest group of equal ones. */
function mostCommon(pages: readonly PageStructure['elements'][]): PageStructure['elements'] {
  const areEqual = (a: PageStructure['elements'], b: PageStructure['elements']) =>
    a.length === b.length && a.every((element, index) => areAlike(element, b[index]));
  const counts = pages.map((a) => pages.filter((b) => areEqual(a, b)).length);
  return pages[counts.indexOf(Math.max(...counts))] ?? [];
}
