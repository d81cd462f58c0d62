import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { TERMS } from '../../stories/docs/terms.ts';
import { readMessages } from '../e2e/support/messages.ts';
import { normalizeText } from './required-copy.ts';

describe.each(LOCALES)('the terms of %s', (locale) => {
  const messages = Object.values(readMessages(locale)).map((it) => normalizeText(it).toLowerCase());

  it.each(TERMS.map((term) => term[locale]))('a message says “%s”', (term) => {
    expect(messages.filter((it) => it.includes(term.toLowerCase()))).not.toEqual([]);
  });
});
