/**
 * Which message a text on the page is, and whether it is in the right language (VIS-8). Pure: it
 * knows the message files, not the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { NO_LOCALE } from '../matrix/snapshots.ts';
import { FALLBACK_LOCALE, PSEUDO_LOCALE, isLocale, messageFile } from '../site.config.ts';
import { parseMessage, pseudoLocalize } from '../site.node.ts';

/** What a locale says. */
export interface ExpectedCopy {
  /** The id of the message a text is, or is a part of, in this locale. */
  keyOf(text: string): string | undefined;
  /** `raw-id`, or `untranslated` with the English message's id; absent when nothing is wrong. */
  wrong(text: string): { rule: 'raw-id' | 'untranslated'; key: string } | undefined;
}

type Messages = Readonly<Record<string, string>>;
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The wording of a locale of the site, or of {@link PSEUDO_LOCALE}. */
export function expectedCopy(locale: string): ExpectedCopy {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, messageFile(name)), 'utf8')) as Messages;
  const english = messageTrees(read(FALLBACK_LOCALE));
  if (locale === PSEUDO_LOCALE)
    return compareCopy(
      english,
      english.map(([key, tree]) => [key, pseudoLocalize(tree)]),
    );
  return compareCopy(english, locale === FALLBACK_LOCALE ? english : messageTrees(read(locale)));
}

const wordings = new Map<string, ExpectedCopy>();

/**
 * The wording a page is judged by, read once a process: `lang` is the page's own, `locale` its
 * snapshot's. A story may choose another language than its snapshot's; the pseudo-locale says it is English.
 */
export function plainCopy(lang: string, locale: string): ExpectedCopy {
  const spoken = isLocale(lang) && locale !== PSEUDO_LOCALE ? lang : locale;
  const ours = locale !== NO_LOCALE && (isLocale(spoken) || spoken === PSEUDO_LOCALE);
  // Another project's Storybook says things that none of our messages are (VIS-12).
  const known = wordings.get(spoken) ?? (ours ? expectedCopy(spoken) : compareCopy([], []));
  wordings.set(spoken, known);
  return known;
}

/** Messages by id, parsed. */
export type MessageTrees = readonly (readonly [string, MessageFormatElement[]])[];

/** Parses messages as the build does. */
export function messageTrees(messages: Messages): MessageTrees {
  return Object.entries(messages).map(([key, message]) => [key, parseMessage(key, message)]);
}

/** The wording of `own` where English says `english`. */
export function compareCopy(english: MessageTrees, own: MessageTrees): ExpectedCopy {
  const ids = new Set(english.map(([key]) => key));
  const here = lookup(own);
  const there = lookup(english);
  return {
    keyOf: (text) => here(text) ?? there(text),
    wrong(text) {
      if (ids.has(text)) return { rule: 'raw-id', key: text };
      if (here(text) !== undefined) return undefined;
      const key = there(text);
      return key === undefined ? undefined : { rule: 'untranslated', key };
    },
  };
}

function lookup(trees: MessageTrees): (text: string) => string | undefined {
  const plain = new Map<string, string>();
  const patterns: { pattern: RegExp; key: string }[] = [];
  for (const [key, tree] of trees)
    for (const part of partsOf(tree)) {
      if (part.literal !== undefined) {
        if (!plain.has(part.literal)) plain.set(part.literal, key);
      } else patterns.push({ pattern: part.pattern, key });
    }
  const known = new Map<string, string | undefined>();
  return (raw) => {
    const text = normal(raw);
    if (!known.has(text)) {
      const found = plain.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
      known.set(text, found);
    }
    return known.get(text);
  };
}

type Part = { literal: string; pattern?: never } | { literal?: never; pattern: RegExp };

/** The texts a message becomes in the page: a tag begins a new one, an argument may say anything. */
function partsOf(tree: MessageFormatElement[]): Part[] {
  const parts: Part[] = [];
  let source = '';
  let words = '';
  let open = false;
  const end = () => {
    const text = normal(words);
    // A pattern with hardly a letter of its own would match any text.
    if (open && (text.match(/\p{L}/gu) ?? []).length >= 3)
      parts.push({ pattern: new RegExp(`^${source.trim()}$`, 'u') });
    if (!open && /\p{L}{2}|\p{Script=Han}/u.test(text)) parts.push({ literal: text });
    source = '';
    words = '';
    open = false;
  };
  for (const element of tree) {
    if (element.type === TYPE.literal) {
      source += RegExp.escape(element.value.replace(/\s+/g, ' '));
      words += element.value;
    } else if (element.type === TYPE.tag) {
      end();
      parts.push(...partsOf(element.children));
    } else {
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) parts.push(...partsOf(value));
      source += '.+';
      open = true;
    }
  }
  end();
  return parts;
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
