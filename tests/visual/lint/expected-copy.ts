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
  const isOurs = locale !== NO_LOCALE && (isLocale(language) || language === PSEUDO_LOCALE);
  const copy = copies.get(language) ?? (isOurs ? readCopy(language) : compareCopy([], []));
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

/** The copy of a locale with the messages `own`. */
export function compareCopy(english: MessageTrees, own: MessageTrees) {
  const ids = new Set(english.map(([key]) => key));
  const ownKeys = lookup(own);
  const englishKeys = lookup(english);
  return {
    /** The id of the message that a text is, or is a part of, in this locale or else in English. */
    keyOf: (text: string) => ownKeys(text)[0] ?? englishKeys(text)[0],
    /** Ids of all messages of this locale that a text may be, or be a part of. */
    keysOf: ownKeys,
    /** A text that is a message id, or an English message that this locale translates. */
    wrong(text: string): Pick<Finding, 'rule' | 'key'> | undefined {
      if (ids.has(text)) return { rule: 'raw-id', key: text };
      const [key] = ownKeys(text).length === 0 ? englishKeys(text) : [];
      return key === undefined ? undefined : { rule: 'untranslated', key };
    },
  };
}

function lookup(trees: MessageTrees): (text: string) => readonly string[] {
  const literals = new Map<string, string[]>();
  const patterns: { readonly pattern: RegExp; readonly key: string }[] = [];
  for (const [key, tree] of trees)
    for (const part of partsOf(tree)) {
      if (part instanceof RegExp) patterns.push({ pattern: part, key });
      else literals.set(part, [...(literals.get(part) ?? []), key]);
    }
  const found = new Map<string, readonly string[]>();
  return (raw) => {
    const text = normalized(raw);
    const match = () => patterns.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
    const keys = found.get(text) ?? literals.get(text) ?? match();
    found.set(text, keys);
    return keys;
  };
}

/** The texts that a message is rendered as: a tag begins another text, an argument matches anything. */
function partsOf(tree: readonly MessageFormatElement[]): (string | RegExp)[] {
  const parts: (string | RegExp)[] = [];
  let [source, literal, hasArgument] = ['', '', false];
  const end = () => {
    const text = normalized(literal);
    // A pattern with hardly any letter would match every text.
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
