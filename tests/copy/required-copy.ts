import type { Locale } from '../../src/i18n/locales.ts';

/**
 * Required copy about the phone and its order, per language. Repeated on purpose: a test that
 * compares a page with its own messages cannot find a wrong message.
 */
interface RequiredCopy {
  /** The price in US dollars (ORD-2, MONEY-1). */
  readonly amount: string;
  /** The most that rewards come to, in US dollars (HOME-5, MONEY-1). */
  readonly reward: string;
  /** Merchant nodes (HOME-7, MONEY-2). */
  readonly nodes: string;
  /** Label of the price (ORD-2). */
  readonly price: RegExp;
  /** That taxes are excluded (ORD-2). */
  readonly taxes: RegExp;
  /** The terms that the buyer accepts (ORD-3). */
  readonly terms: RegExp;
  /** Placeholder of the search (CTRY-1). */
  readonly search: string;
  /** Specification list of the phone (HOME-7): figure, unit, required text. */
  readonly phone: readonly (readonly [figure: string, unit: string, text: RegExp])[];
}

export const REQUIRED_COPY: Readonly<Record<Locale, RequiredCopy>> = {
  en: {
    amount: '$399.00',
    reward: '$1,000',
    nodes: '500k',
    price: /^Early adopter preorder price$/,
    taxes: /\bexcluding taxes\b/i,
    terms: /privacy policy.*terms of sale.*include a binding individual arbitration clause/,
    search: 'Search countries…',
    phone: [
      ['64', 'MP', /^Triple camera$/],
      ['20', 'MP', /^Front camera$/],
      ['6.7', 'inch', /^AMOLED\b/],
      ['5500', 'mAh', /\b33\s?W fast charging$/],
      ['5G', '', /\bocta-core processor$/],
      ['256', 'GB', /^Storage$/],
      ['12', 'GB', /^RAM$/],
      ['500k+', '', /^Merchant nodes linked$/],
    ],
  },
  es: {
    amount: 'USD 399.00',
    reward: 'USD 1,000',
    nodes: '500 mil',
    price: /^Precio especial de preventa$/,
    taxes: /\bimpuestos no incluidos\b/i,
    terms:
      /política de privacidad.*condiciones de venta.*incluyen una cláusula vinculante de arbitraje individual/,
    search: 'Buscar países…',
    phone: [
      ['64', 'MP', /^Cámara triple$/],
      ['20', 'MP', /^Cámara frontal$/],
      ['6.7', 'pulgadas', /\bAMOLED$/],
      ['5500', 'mAh', /\bcarga rápida de 33\s?W$/],
      ['5G', '', /\bprocesador de ocho núcleos$/],
      ['256', 'GB', /^Almacenamiento$/],
      ['12', 'GB', /^RAM$/],
      ['+500 mil', '', /^Puntos conectados de la red de comercios$/],
    ],
  },
  pt: {
    amount: 'US$ 399,00',
    reward: 'US$ 1.000',
    nodes: '500 mil',
    price: /^Preço especial de pré-venda$/,
    taxes: /\bimpostos não incluídos\b/i,
    terms:
      /política de privacidade.*termos de venda.*incluem uma cláusula vinculante de arbitragem individual/,
    search: 'Buscar países…',
    phone: [
      ['64', 'MP', /^Câmera tripla$/],
      ['20', 'MP', /^Câmera frontal$/],
      ['6,7', 'pol.', /\bAMOLED$/],
      ['5.500', 'mAh', /\bcarga rápida de 33\s?W$/],
      ['5G', '', /\bprocessador octa-core$/],
      ['256', 'GB', /^Armazenamento$/],
      ['12', 'GB', /^RAM$/],
      ['+500 mil', '', /^Pontos conectados da rede de estabelecimentos$/],
    ],
  },
  'zh-TW': {
    amount: 'US$399.00',
    reward: 'US$1,000',
    nodes: '50 萬',
    price: /^早鳥預購價$/,
    taxes: /未含稅/,
    terms: /隱私權政策.*銷售條款.*包含具約束力的個別仲裁條款/,
    search: '搜尋國家或地區…',
    phone: [
      ['5G', '', /八核心處理器$/],
      ['6400', '萬畫素', /^三鏡頭主相機$/],
      ['2000', '萬畫素', /^前鏡頭$/],
      ['6.7', '吋', /^AMOLED 螢幕$/],
      ['256', 'GB', /^儲存空間$/],
      ['12', 'GB', /^記憶體$/],
      ['5500', 'mAh', /33\s?W 快充$/],
      ['50 萬+', '', /^已串連的商家節點$/],
    ],
  },
  vi: {
    amount: '399,00 US$',
    reward: '1.000 US$',
    nodes: '500.000',
    price: /^Giá ưu đãi đặt trước$/,
    taxes: /chưa gồm thuế/i,
    terms:
      /chính sách quyền riêng tư.*điều khoản bán hàng.*trọng tài mang tính ràng buộc, theo từng cá nhân/,
    search: 'Tìm quốc gia…',
    phone: [
      ['64', 'MP', /^Ba camera sau$/],
      ['20', 'MP', /^Camera trước$/],
      ['6,7', 'inch', /AMOLED$/],
      ['5.500', 'mAh', /sạc nhanh 33\s?W$/],
      ['5G', '', /\bchip 8 nhân$/],
      ['256', 'GB', /^Bộ nhớ trong$/],
      ['12', 'GB', /^RAM$/],
      ['500.000+', '', /^Nút mạng của các điểm bán đã kết nối$/],
    ],
  },
};

export function normalizeText(text: string): string {
  return text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
