import { plainText } from '../../i18n/plain-text.ts';
import type { Locale } from '../../i18n/locales.ts';

type Messages = Readonly<Record<string, string>>;
type Rule = readonly [pattern: RegExp, reason: string];

const NO_CREDIT = 'it spends a balance, it lends nothing (CARD-2b)';
const OFFICIAL = 'people look for the official app';
const DIRECT = 'the site calls it a direct install';

/** Terms that the site avoids in each language. Docs/Terms has the terms that it uses, with the reasons. */
const FORBIDDEN: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [/credit card/i, NO_CREDIT],
    [/\bgenuine\b/i, OFFICIAL],
    [/enterprise (?:build|version|signing|download)/i, DIRECT],
    [/'/, 'a straight apostrophe is the quote sign of ICU: use ’'],
  ],
  es: [
    [/(?:tarjeta|línea) de crédito/i, NO_CREDIT],
    [/auténtic/i, OFFICIAL],
    [/versión empresarial|firma empresarial/i, DIRECT],
    [/\b(?:añad|comprueb|comprob|icono|ordenador|móvil|vosotr|usted)/i, 'of one region, or formal'],
    [/(?<!en España, “)orígenes desconocidos/i, 'the label of Android in Spain only'],
  ],
  pt: [
    [/cartão de crédito/i, NO_CREDIT],
    [/autêntic/i, OFFICIAL],
    [/versão empresarial|app empresarial para/i, DIRECT],
    [/quando disponív/i, '“when”, where the qualifier says “where”'],
    [/ecrã|telemóvel|ficheiro|utilizador|transferir a app/i, 'of Portugal'],
  ],
  'zh-TW': [
    [/信用卡|金融卡/, NO_CREDIT],
    [/正版/, OFFICIAL],
    [/iPhone 企業版|企業簽章/, DIRECT],
    [/並無保證/, 'translated: 不保證 with what is not guaranteed'],
    [/到帳|行業|視頻|網絡|軟件|屏幕|信息|默認/, 'of mainland China'],
  ],
  vi: [
    [/thẻ tín dụng|thẻ ngân hàng/i, NO_CREDIT],
    [/chính hãng/i, `of goods: ${OFFICIAL}`],
    [/bản doanh nghiệp/i, DIRECT],
    [/khóa ví|thương nhân/i, 'read as another thing: “lock the wallet”, “trader”'],
  ],
};

/** Words that promise a reward or interest, and the three qualifiers that such a claim needs (CARD-6b). */
const CLAIMS: Readonly<Record<Locale, { claim: RegExp; qualifiers: readonly RegExp[] }>> = {
  en: {
    claim: /\b(?:rewards?|interest|earn|yield)\b/i,
    qualifiers: [/\bvar(?:y|ies)\b/i, /\bavailable\b/i, /\bnot guaranteed\b/i],
  },
  es: {
    claim: /recompensa|\binterés|\bintereses|\bgana[rs]?\b/i,
    qualifiers: [/\bvarían?\b/i, /disponible/i, /no está[n]? garantizad/i],
  },
  pt: {
    claim: /recompensa|\brend(?:e|er|imentos?)\b|\bganh/i,
    qualifiers: [/\bvariam?\b/i, /dispon[ií]ve/i, /não (?:é|são) garantid/i],
  },
  'zh-TW': {
    claim: /獎勵|利息|計息|收益/,
    qualifiers: [/變動|調整/, /開放地區/, /不保證/],
  },
  vi: {
    claim: /thưởng|(?<!\p{L})lãi(?!\p{L})/iu,
    qualifiers: [/thay đổi/i, /được hỗ trợ/i, /không được bảo đảm/i],
  },
};

/** Titles and labels that are too short for qualifiers, with the text beside them that has all three. */
const QUALIFYING_TEXT: Readonly<Record<string, string>> = {
  'header.nav.earn-dapp': 'home.earn.text',
  'home.feature.earn.title': 'home.feature.earn.text',
  'home.earn.title': 'home.earn.text',
  'home.earn.task.title': 'home.earn.text',
  'home.earn.trial.title': 'home.earn.text',
  'home.earn.content.title': 'home.earn.text',
  'home.earn.referral.title': 'home.earn.text',
  'card.today': 'card.interest.text',
  'card.interest.title': 'card.interest.text',
  'bank-card.benefits.interest.title': 'bank-card.benefits.interest.text',
};

/** Notations of English that other languages do not have. */
const ENGLISH_ONLY: readonly Rule[] = [
  [/(?<!US)\$/, 'a bare dollar sign is a peso in half of Latin America (MONEY-1)'],
  [/\d\s?k\b/i, '“k” for a thousand is English; in Vietnam it is a price (MONEY-2)'],
];

/** The violations of the copy rules in a language, one line each: the id and the reason. */
export function findCopyViolations(locale: Locale, messages: Messages): string[] {
  const rules = [...FORBIDDEN[locale], ...(locale === 'en' ? [] : ENGLISH_ONLY)];
  const { claim, qualifiers } = CLAIMS[locale];
  const isQualified = (text: string) => qualifiers.every((it) => it.test(plainText(text)));
  return Object.entries(messages).flatMap(([id, message]) => {
    // An argument's name is not shown.
    const text = plainText(message).replaceAll(/\{\w+\}/g, '{}');
    const violations = rules.flatMap(([pattern, reason]) => {
      const [term] = pattern.exec(text) ?? [];
      return term === undefined ? [] : [`${id}: “${term}”: ${reason}`];
    });
    // A word of its own, such as a link, does not wrap.
    if (/\se-mail|e-mail\s/i.test(message))
      violations.push(`${id}: “e-mail” would break after its hyphen: put U+2060 there`);
    if (claim.test(text) && !isQualified(messages[QUALIFYING_TEXT[id] ?? id] ?? ''))
      violations.push(
        `${id}: a reward or interest varies, where available, and is not guaranteed (CARD-6b)`,
      );
    return violations;
  });
}

/** An attribute that gets its text from a message. */
const ATTRIBUTE = /\b(?:aria-label|alt|label|name|placeholder)=\{t\(\s*(['"`])([\w.${}-]+)\1/g;

/**
 * Messages that are an accessible name, an alternative text or a title in some source, and have characters
 * that only guide line breaks.
 */
export function findInvisibleCharacters(messages: Messages, sources: readonly string[]): string[] {
  const attributes = sources.flatMap((source) =>
    [...source.matchAll(ATTRIBUTE)].map(([, , id = '']) =>
      RegExp.escape(id).replaceAll(/\\\$\\\{.*?\\\}/g, '[\\w-]+'),
    ),
  );
  const isPlain = new RegExp(`^(?:meta\\..+|${attributes.join('|')})$`);
  return Object.entries(messages).flatMap(([id, message]) =>
    isPlain.test(id) && plainText(message) !== message ? [id] : [],
  );
}
