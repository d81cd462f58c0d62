import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { findCopyViolations, findInvisibleCharacters } from './copy-rules.ts';

const QUALIFIED: Readonly<Record<Locale, string>> = {
  en: 'Earn rewards where available. They vary and are not guaranteed.',
  es: 'Gana recompensas donde estén disponibles. Varían y no están garantizadas.',
  pt: 'Ganhe recompensas, onde disponíveis. Elas variam e não são garantidas.',
  'zh-TW': '賺取獎勵，僅限開放地區，可能調整，不保證取得。',
  vi: 'Nhận thưởng ở nơi được hỗ trợ. Có thể thay đổi, không được bảo đảm.',
};

describe('the rules of the copy', () => {
  it.each(LOCALES)(
    'CARD-2b CARD-6b MONEY-1 MONEY-2 no message of %s breaks one',
    async (locale) => {
      const file = new URL(`../../i18n/messages/${locale}.json`, import.meta.url);
      const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
      expect(findCopyViolations(locale, messages)).toEqual([]);
    },
  );

  it.each([
    ['en', 'Two balances, one credit card.', 'CARD-2b'],
    ['es', 'Dos saldos, una tarjeta de crédito.', 'CARD-2b'],
    ['pt', 'Dois saldos, um cartão de crédito.', 'CARD-2b'],
    ['zh-TW', '一張信\u2060用\u2060卡。', 'CARD-2b'],
    ['vi', 'Một thẻ\u00a0tín\u00a0dụng', 'CARD-2b'],
    ['en', 'Get the genuine app', 'official'],
    ['en', 'The enterprise version', 'direct install'],
    ['en', "It's ready", 'ICU'],
    ['es', 'Permite orígenes desconocidos', 'Spain'],
    ['pt', 'Toque no ecrã', 'Portugal'],
    ['pt', 'Por chat ou e-mail', 'hyphen'],
    ['zh-TW', '價值並無保證', '不保證'],
    ['vi', 'Lỡ mất khóa ví', 'lock the wallet'],
    ['es', 'Hasta $1000', 'MONEY-1'],
    ['pt', 'Por $ 399', 'MONEY-1'],
    ['vi', 'Hơn 500k nút mạng', 'MONEY-2'],
    ['zh-TW', '超過 500 K 個', 'MONEY-2'],
  ] as const)('finds in %s: %s', (locale, text, reason) => {
    expect(findCopyViolations(locale, { a: text })).toEqual([
      expect.stringMatching(new RegExp(`^a: .*${reason}`)),
    ]);
  });

  it.each([
    ['pt', 'Por chat ou e-\u2060mail'],
    ['es', 'Permite fuentes desconocidas (en España, “orígenes desconocidos”).'],
    ['pt', 'Por US$ 399,00'],
    ['en', 'Up to {reward}: $1,000 or 500k'],
    ['zh-TW', '企業版 UCard'],
  ] as const)('accepts in %s: %s', (locale, text) => {
    expect(findCopyViolations(locale, { a: text })).toEqual([]);
  });

  it.each(LOCALES)('CARD-6b in %s a reward needs all three qualifiers', (locale) => {
    const text = QUALIFIED[locale];
    expect(findCopyViolations(locale, { a: text })).toEqual([]);
    const [claim = ''] = text.split(/,? (?:where|donde|onde|ở nơi)|，僅限/);
    expect(findCopyViolations(locale, { a: claim })).toEqual([expect.stringContaining('CARD-6b')]);
  });

  it.each(['They vary.', 'Where available.', 'They are not guaranteed.'])(
    'CARD-6b one qualifier is not enough: %s',
    (qualifier) => {
      expect(findCopyViolations('en', { a: `Earn rewards. ${qualifier}` })).toHaveLength(1);
    },
  );

  it('CARD-6b a title is qualified by the text beside it, and by no other text', () => {
    const title = { 'card.interest.title': 'Daily interest' };
    const id = 'card.interest.text';
    const text = 'Where available. Rates vary and are not guaranteed.';
    expect(findCopyViolations('en', { ...title, [id]: text })).toEqual([]);
    expect(findCopyViolations('en', { ...title, [id]: 'Paid daily.' })).toHaveLength(1);
    expect(findCopyViolations('en', { ...title, 'card.fees.text': text })).toHaveLength(1);
  });

  it('finds invisible characters in the messages of attributes and titles', () => {
    const sources = [
      "<p aria-label={t('named')}>{t('shown')}</p><img alt={t(`picture.${id}.alt`)} />",
      '<Field placeholder={t("hint")} />',
    ];
    const messages = {
      named: 'App\u00a0Store',
      shown: 'App\u00a0Store',
      'picture.card.alt': '掃描\u200b下載',
      'meta.title.home': '安\u2060裝',
      hint: 'Search…',
    };
    expect(findInvisibleCharacters(messages, sources)).toEqual([
      'named',
      'picture.card.alt',
      'meta.title.home',
    ]);
  });
});
