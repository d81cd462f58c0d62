/** Finds the message of a text on the page, and whether its language is right (VIS-8). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { ROOT } from '../builds/exec.ts';
import { NO_LOCALE } from '../matrix/snapshots.ts';
import { FALLBACK_LOCALE, LOCALES, PSEUDO_LOCALE, isLocale } from '../site.config.ts';
import { messageFile, parseMessage, pseudoLocalize } from '../site.node.ts';
import { normalized } from './dom-queries.ts';
import type { Finding } from './rules.ts';

export type ExpectedCopy = ReturnType<typeof compareCopy>;

type Messages = Readonly<Record<string, string>>;
export type MessageTrees = readonly (readonly [string, MessageFormatElement[]])[];

const copies = new Map<string, ExpectedCopy>();

/**
 * The copy that a page is checked against, read once per process. `lang` is the page's own, which a
 * story may choose; in the pseudo-locale it is English. Another project's Storybook has none of our
 * messages (VIS-12).
 */
export function plainCopy(lang: string, locale: string): ExpectedCopy {
  const language = isLocale(lang) && locale !== PSEUDO_LOCALE ? lang : locale;
  const isProjectLocale =
    locale !== NO_LOCALE && (isLocale(language) || language === PSEUDO_LOCALE);
  const copy = copies.get(language) ?? (isProjectLocale ? readCopy(language) : compareCopy([], []));
  copies.set(language, copy);
  return copy;
}

function readMessages(locale: string): Messages {
  return JSON.parse(readFileSync(join(ROOT, messageFile(locale)), 'utf8')) as Messages;
}

function readCopy(locale: string): ExpectedCopy {
  const english = messageTrees(readMessages(FALLBACK_LOCALE));
  return compareCopy(
    english,
    locale === PSEUDO_LOCALE ? pseudoCopy(english) : messageTrees(readMessages(locale)),
  );
}

/** Also contains, in English, the messages that no language translates: they are names. */
function pseudoCopy(english: MessageTrees): MessageTrees {
  const all = LOCALES.map(readMessages);
  const isName = (key: string) => new Set(all.map((messages) => messages[key])).size === 1;
  return [
    ...english.map(([key, tree]) => [key, pseudoLocalize(tree)] as const),
    ...english.filter(([key]) => isName(key)),
  ];
}

/** Parses messages as the build does. */
export function messageTrees(messages: Messages): MessageTrees {
  return Object.entries(messages).map(([key, message]) => [key, parseMessage(key, message)]);
}

/** The copy of a locale with the messages `localized`. */
export function compareCopy(english: MessageTrees, localized: MessageTrees) {
  const ids = new Set(english.map(([key]) => key));
  const localizedKeys = lookup(localized);
  const englishKeys = lookup(english);
  return {
    /** The id of the message that a text is, or is a part of, in this locale or else in English. */
    keyOf: (text: string) => localizedKeys(text)[0] ?? englishKeys(text)[0],
    /** Ids of all messages of this locale that a text may be, or be a part of. */
    keysOf: localizedKeys,
    /** A text that is a message id, or an English message that this locale translates. */
    copyFinding(text: string): Pick<Finding, 'rule' | 'key'> | undefined {
      if (ids.has(text)) return { rule: 'raw-id', key: text };
      const [key] = localizedKeys(text).length === 0 ? englishKeys(text) : [];
      return key === undefined ? undefined : { rule: 'untranslated', key };
    },
  };
}

function lookup(trees: MessageTrees): (text: string) => readonly string[] {
  const literals = new Map<string, string[]>();
  const patterns: { readonly pattern: RegExp; readonly key: string }[] = [];
  for (const [key, tree] of trees)
    for (const text of renderedTexts(tree)) {
      if (text instanceof RegExp) patterns.push({ pattern: text, key });
      else literals.set(text, [...(literals.get(text) ?? []), key]);
    }
  const cache = new Map<string, readonly string[]>();
  return (raw) => {
    const text = normalized(raw);
    const match = () => patterns.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
    const keys = cache.get(text) ?? literals.get(text) ?? match();
    cache.set(text, keys);
    return keys;
  };
}

/** The texts that a message is rendered as: a tag begins another text, an argument matches anything. */
function renderedTexts(tree: readonly MessageFormatElement[]): (string | RegExp)[] {
  const texts: (string | RegExp)[] = [];
  let [source, literal, hasArgument] = ['', '', false];
  const endText = () => {
    const text = normalized(literal);
    // A pattern with hardly any letter would match every text.
    if (hasArgument && (text.match(/\p{L}/gu) ?? []).length >= 3)
      texts.push(new RegExp(`^${source.trim()}$`, 'u'));
    if (!hasArgument && /\p{L}{2}|\p{Script=Han}/u.test(text)) texts.push(text);
    [source, literal, hasArgument] = ['', '', false];
  };
  for (const element of tree) {
    if (element.type === TYPE.literal) {
      source += RegExp.escape(element.value.replace(/\s+/g, ' '));
      literal += element.value;
    } else if (element.type === TYPE.tag) {
      endText();
      texts.push(...renderedTexts(element.children));
    } else {
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) texts.push(...renderedTexts(value));
      source += '.+';
      hasArgument = true;
    }
  }
  endText();
  return texts;
}
