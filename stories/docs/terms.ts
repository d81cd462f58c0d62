import type { Locale } from '../../src/i18n/locales.ts';

export type Term = Readonly<Record<Locale, string>> & { readonly why: string };

/** The site's terms, and why each was chosen. */
export const TERMS: readonly Term[] = [
  {
    en: 'crypto wallet',
    es: 'billetera cripto',
    pt: 'carteira cripto',
    'zh-TW': '加密貨幣錢包',
    vi: 'ví crypto',
    why: 'What people type into a search box. Stands on the first screen and in the title of Home.',
  },
  {
    en: 'recovery phrase',
    es: 'frase de recuperación',
    pt: 'frase de recuperação',
    'zh-TW': '助記詞',
    vi: 'cụm từ khôi phục',
    why: 'What other wallets call it, so that a visitor recognizes what must never be shared.',
  },
  {
    en: 'official app',
    es: 'app oficial',
    pt: 'app oficial',
    'zh-TW': '官方 App',
    vi: 'ứng dụng chính thức',
    why: 'Counterfeits call themselves genuine; 正版 is about piracy, chính hãng about goods.',
  },
  {
    en: 'direct install',
    es: 'instalación directa',
    pt: 'instalação direta',
    'zh-TW': '直接安裝',
    vi: 'cài trực tiếp',
    why: 'One reviewer preferred “enterprise version”. Consumers take that for a business edition. Only the steps that name labels of iOS say enterprise.',
  },
  {
    en: 'rewards',
    es: 'recompensas',
    pt: 'recompensas',
    'zh-TW': '獎勵',
    vi: 'phần thưởng',
    why: 'Never yield or profit. Beside it: varies, where available, not guaranteed.',
  },
  {
    en: 'supported network',
    es: 'red compatible',
    pt: 'rede compatível',
    'zh-TW': '支援的網路',
    vi: 'mạng được hỗ trợ',
    why: 'A coin sent on another network is lost. 支援網路 first reads as “supports the network”.',
  },
  {
    en: 'UCard',
    es: 'UCard',
    pt: 'UCard',
    'zh-TW': 'UCard',
    vi: 'UCard',
    why: 'A card that spends a balance: no credit card. 金融卡 and “thẻ ngân hàng” are cards of a bank. The English menu says Bank Card, as the specification has it (HDR-2).',
  },
  {
    en: 'balance',
    es: 'saldo',
    pt: 'saldo',
    'zh-TW': '餘額',
    vi: 'số dư',
    why: 'What the card spends; says without a footnote that there is no credit.',
  },
  {
    en: 'stablecoin',
    es: 'stablecoins',
    pt: 'stablecoins',
    'zh-TW': '穩定幣',
    vi: 'stablecoin',
    why: 'No title says that its value stays calm or still: it is not guaranteed. Two reviewers liked such lines in Chinese and Vietnamese; the meaning decides.',
  },
  {
    en: 'Early adopter',
    es: 'preventa',
    pt: 'pré-venda',
    'zh-TW': '早鳥預購價',
    vi: 'giá ưu đãi đặt trước',
    why: 'The word of the trade in each market, not a translation of “early adopter”.',
  },
];
