import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { BRAND } from '../../site.ts';
import type { Locale } from '../../i18n/locales.ts';
import { parseMessage } from './compile-messages.ts';

/** Names, codes and units, the same in every language. */
const NAMES = [
  ...Object.values(BRAND),
  ...'App Store|Google Play|Apple Pay|Google Pay|Apple|Google|Android|APK|iOS|iPhone|iPad|Safari|Windows|Mac'.split(
    '|',
  ),
  ...'Linux|VPN|SHA|AAB|IPA|ZIP|AMOLED|USD|USDC|USDT|BTC|ETH|G|GB|MP|mAh|W'.split('|'),
];

const LOANWORDS: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>> = {
  es: ['bytes', 'Exchanges', 'General'],
  pt: ['bytes', 'Exchanges', 'Menu', 'QR Code'],
  vi: ['Menu', 'Stablecoin'],
  'zh-TW': ['AI', 'app', 'dapp', 'ID', 'QR Code'],
};

/** Frequent English words that exist in none of the other languages. */
const ENGLISH = /^(?:the|and|your|with|you|is|of|this|that|from|are|it|we|not|on|by|when)$/;

/**
 * The ids of messages that are partly or wholly English: equal text, two adjacent words of the
 * English message, a frequent English word; in Chinese any Latin word. Arguments, names and
 * loanwords are ignored. A single English word in a Latin-script sentence is not found.
 */
export function findUntranslated(
  locale: Exclude<Locale, 'en'>,
  english: Readonly<Record<string, string>>,
  translated: Readonly<Record<string, string>>,
): string[] {
  const words = wordsWithout([...NAMES, ...LOANWORDS[locale]]);
  return Object.entries(translated).flatMap(([id, message]) => {
    const englishWords = words(id, english[id] ?? '');
    const translatedWords = words(id, message);
    const englishPairs = new Set(pairs(englishWords));
    const isEnglish =
      translatedWords.some((word) => ENGLISH.test(word)) ||
      pairs(translatedWords).some((pair) => englishPairs.has(pair)) ||
      (translatedWords.some(isWord) &&
        translatedWords.filter(isWord).join(' ') === englishWords.filter(isWord).join(' ')) ||
      (locale === 'zh-TW' && translatedWords.some((word) => /^[a-z]/.test(word)));
    return isEnglish ? [id] : [];
  });
}

/** Splits a message into lowercase words and punctuation. */
function wordsWithout(names: readonly string[]): (id: string, message: string) => string[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map((it) => RegExp.escape(it));
  const known = new RegExp(`(?<![a-z])(?:${longestFirst.join('|')})(?![a-z])`, 'gi');
  return (id, message) =>
    textOf(parseMessage(id, message))
      // No-break spaces, and marks that allow or prevent a line break.
      .replaceAll(/[\u200b\u2060]/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(known, '|')
      .toLowerCase()
      .match(/[\p{L}\p{M}’']+|[^\p{L}\s]/gu) ?? [];
}

/** The text of a message, with a bar for each argument. */
function textOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.tag:
          return textOf(element.children);
        case TYPE.plural:
        case TYPE.select:
          return Object.values(element.options)
            .map(({ value }) => textOf(value))
            .join('|');
        default:
          return '|';
      }
    })
    .join('');
}

function isWord(word: string): boolean {
  return /^\p{L}/u.test(word);
}

function pairs(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next !== undefined && isWord(word) && isWord(next) ? [`${word} ${next}`] : [];
  });
}
