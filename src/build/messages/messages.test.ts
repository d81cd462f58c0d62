import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { parseMessage } from './compile-messages.ts';
import { pseudoLocalize } from './pseudo.ts';
import { findUntranslated } from './untranslated.ts';
import { findUnusedMessages } from './find-unused-messages.ts';

const run = promisify(execFile);
const CHECKS = ['--missing-keys', '--extra-keys', '--structural-equality'];
const verify = (folder: string) =>
  run('formatjs', ['verify', '--source-locale', 'en', ...CHECKS, `${folder}/*.json`], {
    cwd: import.meta.dirname,
  });

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const messagesOf = async (locale: Locale): Promise<Record<string, string>> =>
  JSON.parse(
    await readFile(new URL(`../../i18n/messages/${locale}.json`, import.meta.url), 'utf8'),
  );

/** How many glyphs of body text fit in a step's column at 320 px. */
const NARROWEST = 12;

describe('messages', () => {
  it('I18N-4 the five languages have the same messages with the same arguments', async () => {
    await expect(verify('../../i18n/messages')).resolves.toBeDefined();
  });

  it.each(['missing', 'arguments'])('I18N-4 FAULT-76 the build stops on %s', async (fixture) => {
    await expect(verify(`fixtures/${fixture}`)).rejects.toMatchObject({ code: 1 });
  });

  it.each(LOCALES)('I18N-4 every message of %s is valid ICU and not empty', async (locale) => {
    const messages = await messagesOf(locale);
    for (const [id, message] of Object.entries(messages)) {
      expect(parseMessage(id, message).length, id).toBeGreaterThan(0);
      expect(message, id).toBe(message.trim().normalize('NFC'));
    }
  });

  // Phrases do not break (--word-break). A phrase wider than its column breaks anywhere, even
  // before a full stop, which must not start a line. U+200B marks where a long phrase may break.
  it('no phrase of zh-TW is wider than the narrowest column', async () => {
    const messages = await messagesOf('zh-TW');
    const glyphs = (phrase: string) => phrase.match(/\p{Script=Han}/gu)?.length ?? 0;
    const wide = Object.entries(messages).flatMap(([id, message]) =>
      message
        .split(/[\s\u200b，。、；：？！「」（）]/)
        .filter((phrase) => glyphs(phrase) > NARROWEST)
        .map((phrase) => `${id}: ${phrase}`),
    );
    expect(wide).toEqual([]);
  });

  it('no line of zh-TW starts with 年, 月, 日 or 起: a date stays whole', async () => {
    const messages = Object.entries(await messagesOf('zh-TW'));
    expect(messages.filter(([, message]) => /\d [年月日起]/.test(message))).toEqual([]);
  });

  it('FAULT-76 a syntax error names its message', () => {
    expect(() => parseMessage('home.title', 'Hello {name')).toThrow('"home.title"');
  });

  it('I18N-4 FAULT-76 finds an unused message', () => {
    const sources = [
      `t('plain.use'); <FormattedMessage id="attribute.use" />`,
      "const a = `open.${name}.title`; const b = ` (${t('nested.use')})`;",
    ];
    const ids = [
      'plain.use',
      'attribute.use',
      'open.door.title',
      'nested.use',
      'open.title',
      'left',
    ];
    expect(findUnusedMessages(ids, sources)).toEqual(['open.title', 'left']);
  });

  it.each(TRANSLATED)('I18N-4 no message of %s is English', async (locale) => {
    expect(findUntranslated(locale, await messagesOf('en'), await messagesOf(locale))).toEqual([]);
  });

  const TERMS = 'By continuing you agree to the terms of sale.';
  it.each([
    ['es', TERMS, TERMS],
    ['vi', 'Open {name}', 'Open {name}!'],
    ['pt', 'Two balances, one card', 'Dois saldos, one card'],
    ['es', 'Open Settings now', 'Abre Ajustes. You can close them later.'],
    ['zh-TW', 'Mail', '寄 mail 給我們'],
    ['vi', '{on, select, true {Pause} other {Play}}', '{on, select, true {Pause} other {Play}}'],
    ['vi', 'Read <b>slowly</b>', 'Read <b>slowly</b>'],
  ] as const)('I18N-4 finds what is English in %s: %s', (locale, english, translated) => {
    expect(findUntranslated(locale, { a: english }, { a: translated })).toEqual(['a']);
  });

  it.each([
    ['es', 'Apple Pay, Google Pay', 'Apple Pay, Google Pay'],
    ['pt', 'Menu', 'Menu'],
    ['vi', '{size} GB', '{size} GB'],
    ['zh-TW', 'From the App Store', '從 App\u00a0Store安\u2060裝'],
    ['es', 'The total error', 'El error total'],
  ] as const)('I18N-4 accepts names and words of %s: %s', (locale, english, translated) => {
    expect(findUntranslated(locale, { a: english }, { a: translated })).toEqual([]);
  });

  it('VIS-8 the pseudo-locale is longer and accented, its arguments untouched', () => {
    const message = 'Language: {name}, {count, plural, one {# result} other {# results}}';
    const text = JSON.stringify(pseudoLocalize(parseMessage('a', message)));
    expect(text).toContain('Láñgûágé');
    expect(text).toContain('"name"');
    for (const plain of ['Clear and specific', 'A sentence of some length. '.repeat(9).trim()]) {
      const [stretched] = pseudoLocalize(parseMessage('b', plain)) as { value: string }[];
      expect(stretched?.value.length).toBeGreaterThanOrEqual(plain.length * 1.4);
    }
  });
});
