import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { MessageId } from '../../../src/i18n/messages.ts';
import { readMessages } from './messages.ts';

/**
 * Every text the page holds for a visitor: text, alternative texts, labels and placeholders, those
 * of closed menus and popups included. Left out is what is the same in every language: text marked
 * `translate="no"`, names in a language of their own (`lang`), and drawings.
 */
export function collectTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skip = 'script, style, noscript, [translate="no"], [lang]:not(html), svg';
    const texts: string[] = [];
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
        texts.push(node.textContent ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))];
  });
}

/** The messages that a text can be a part of, in one language. Made once a language. */
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

/** Ends one piece and begins the next: a tag's edge, or a line or cell of a list. */
const EDGE = '\u0000';

/**
 * A pattern for each text that a message is shown as: the whole of it, or its parts where it has
 * tags or is a list. An argument may be anything, a plural must be one of its forms; a piece that is
 * only an argument tells nothing and is left out.
 */
function piecesOf(parts: readonly MessageFormatElement[]): string[] {
  return sourceOf(parts)
    .split(EDGE)
    .map((piece) => piece.trim())
    .filter((piece) => piece.replaceAll('.+', '').trim() !== '');
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
          return '[\\d.,]+';
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
