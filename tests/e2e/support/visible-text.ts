import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';
import { readMessages } from './messages.ts';

/**
 * All user-visible text: text nodes, alternative texts, labels and placeholders, also in closed menus and
 * popups. Excludes text that is the same in every language: `translate="no"`, elements with a `lang` of
 * their own, and illustrations.
 */
export function collectTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skip = 'script, style, noscript, [translate="no"], [lang]:not(html), svg';
    const texts: string[] = [];
    /** A name in a sentence has an element of its own, but belongs to the text. */
    const isPartOfText = (node: Node | null): node is ChildNode =>
      node instanceof Text || (node instanceof Element && node.matches('span[translate="no"]'));
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement;
      if (!element) continue;
      if (node instanceof Element) {
        for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
          texts.push(node.getAttribute(name) ?? '');
      } else if (!element.closest(skip)) {
        let first: ChildNode = node as Text;
        while (isPartOfText(first.previousSibling)) first = first.previousSibling;
        let text = '';
        for (let part: ChildNode | null = first; isPartOfText(part); part = part.nextSibling)
          text += part.textContent;
        texts.push(text);
      }
    }
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))];
  });
}

/** Returns a function that finds the messages of a language which can contain a text. */
export function createMessageFinder(locale: Locale): (text: string) => MessageId[] {
  const patterns = Object.entries(readMessages(locale)).flatMap(([id, message]) =>
    piecesOf(parse(message)).map((piece) => ({
      id: id as MessageId,
      pattern: new RegExp(`^\\(?${piece}\\)?$`, 'u'),
    })),
  );
  return (text) => [
    ...new Set(patterns.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id)),
  ];
}

/** Separates pieces: the edge of a tag, or a row or column of a table message. */
const EDGE = '\u0000';

const NUMBER = '[\\d.,]+';

/**
 * Patterns for the texts that a message is rendered as: the whole message, or its parts if it has tags or is
 * a table. A message of several lines may also be rendered as one text, and so may one whose tags render nothing. An
 * argument matches anything, a plural one of its forms. A piece that is only an argument is dropped: it would match
 * everything.
 */
function piecesOf(parts: readonly MessageFormatElement[]): string[] {
  // A plural whose forms have tags: the pieces of each form.
  const at = parts.findIndex((part) => 'options' in part && sourceOf([part]).includes(EDGE));
  const plural = parts[at];
  if (plural && 'options' in plural)
    return Object.values(plural.options).flatMap(({ value }) =>
      piecesOf(parts.toSpliced(at, 1, ...value)),
    );
  const source = sourceOf(parts);
  return [source.replaceAll(EDGE, ' '), source.replaceAll(EDGE, ''), ...source.split(EDGE)]
    .map((piece) => piece.trim())
    .filter((piece) => piece.replaceAll('.+', '').replaceAll(NUMBER, '').trim() !== '');
}

function sourceOf(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case TYPE.literal:
          return part.value
            .split(/[|\n]/)
            .map((cell) => RegExp.escape(cell.replaceAll(/\s+/g, ' ')).replaceAll('\\x20', ' '))
            .join(EDGE);
        case TYPE.pound:
          return NUMBER;
        case TYPE.select:
        case TYPE.plural: {
          const forms = Object.values(part.options).map(({ value }) => sourceOf(value));
          return `(?:${forms.join('|')})`;
        }
        case TYPE.tag:
          return `${EDGE}${sourceOf(part.children)}${EDGE}`;
        default:
          return '.+';
      }
    })
    .join('');
}
