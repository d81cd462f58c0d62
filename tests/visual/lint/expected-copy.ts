/**
 * Which message a text on the page is, and whether it is in the right language (VIS-8). It reads the
 * message files, not the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { NO_LOCALE } from '../matrix/snapshots.ts';
import { FALLBACK_LOCALE, PSEUDO_LOCALE, isLocale, messageFile } from '../site.config.ts';
import { parseMessage, pseudoLocalize } from '../site.node.ts';

/** The copy of a locale. */
export interface ExpectedCopy {
  /** The id of the message that a text is, or is a part of, in this locale or else in English. */
  keyOf(text: string): string | undefined;
  /** A text that is a message id, or an English message that this locale translates. */
  wrong(text: string): { rule: 'raw-id' | 'untranslated'; key: string } | undefined;
}

type Messages = Readonly<Record<string, string>>;
/** Parsed messages by id. */
export type MessageTrees = readonly (readonly [string, MessageFormatElement[]])[];

const ROOT = join(import.meta.dirname, '..', '..', '..');
const copies = new Map<string, ExpectedCopy>();

/**
 * The copy a page is judged by, read once a process. `lang` is the page's own, which a story may
 * choose; a page in the pseudo-locale says it is English. Another project's Storybook has none of
 * our messages (VIS-12).
 */
export function plainCopy(lang: string, locale: string): ExpectedCopy {
  const language = isLocale(lang) && locale !== PSEUDO_LOCALE ? lang : locale;
  const isOurs = locale !== NO_LOCALE && (isLocale(language) || language === PSEUDO_LOCALE);
  const copy = copies.get(language) ?? (isOurs ? readCopy(language) : compareCopy([], []));
  copies.set(language, copy);
  return copy;
}

function readCopy(locale: string): ExpectedCopy {
  const read = (name: string) =>
    messageTrees(JSON.parse(readFileSync(join(ROOT, messageFile(name)), 'utf8')) as Messages);
  const english = read(FALLBACK_LOCALE);
  if (locale === FALLBACK_LOCALE) return compareCopy(english, english);
  const isPseudo = locale === PSEUDO_LOCALE;
  const own = isPseudo
    ? english.map(([key, tree]) => [key, pseudoLocalize(tree)] as const)
    : read(locale);
  return compareCopy(english, own);
}

/** Parses messages as the build does. */
export function messageTrees(messages: Messages): MessageTrees {
  return Object.entries(messages).map(([key, message]) => [key, parseMessage(key, message)]);
}

/** The copy of a locale with the messages `own`. */
export function compareCopy(english: MessageTrees, own: MessageTrees): ExpectedCopy {
  const ids = new Set(english.map(([key]) => key));
  const ownKey = lookup(own);
  const englishKey = lookup(english);
  return {
    keyOf: (text) => ownKey(text) ?? englishKey(text),
    wrong(text) {
      if (ids.has(text)) return { rule: 'raw-id', key: text };
      const key = ownKey(text) === undefined ? englishKey(text) : undefined;
      return key === undefined ? undefined : { rule: 'untranslated', key };
    },
  };
}

function lookup(trees: MessageTrees): (text: string) => string | undefined {
  const literals = new Map<string, string>();
  const patterns: { readonly pattern: RegExp; readonly key: string }[] = [];
  for (const [key, tree] of trees)
    for (const part of partsOf(tree)) {
      if (part instanceof RegExp) patterns.push({ pattern: part, key });
      else if (!literals.has(part)) literals.set(part, key);
    }
  const found = new Map<string, string | undefined>();
  return (raw) => {
    const text = normalized(raw);
    if (!found.has(text))
      found.set(
        text,
        literals.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key,
      );
    return found.get(text);
  };
}

/** The texts a message becomes in the page: a tag begins a new one, an argument matches anything. */
function partsOf(tree: readonly MessageFormatElement[]): (string | RegExp)[] {
  const parts: (string | RegExp)[] = [];
  let [source, literal, hasArgument] = ['', '', false];
  const end = () => {
    const text = normalized(literal);
    // A pattern with hardly a letter of its own would match any text.
    if (hasArgument && (text.match(/\p{L}/gu) ?? []).length >= 3)
      parts.push(new RegExp(`^${source.trim()}$`, 'u'));
    if (!hasArgument && /\p{L}{2}|\p{Script=Han}/u.test(text)) parts.push(text);
    [source, literal, hasArgument] = ['', '', false];
  };
  for (const element of tree) {
    if (element.type === TYPE.literal) {
      source += RegExp.escape(element.value.replace(/\s+/g, ' '));
      literal += element.value;
    } else if (element.type === TYPE.tag) {
      end();
      parts.push(...partsOf(element.children));
    } else {
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) parts.push(...partsOf(value));
      source += '.+';
      hasArgument = true;
    }
  }
  end();
  return parts;
}

function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
