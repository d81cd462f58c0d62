import type { Locale } from '../../src/i18n/locales.ts';

/**
 * Required copy about the phone and its order, per language. Repeated here on purpose: a test that compares a
 * page with its own messages cannot find a wrong message.
 */
interface RequiredCopy {
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
    price: /^Early adopter preorder price$/,
    taxes: /\bexcluding taxes\b/i,
    terms: /privacy policy.*terms of sale.*include a binding individual arbitration clause/,
    search: 'Search countries…',
    phone: [
      ['64', 'MP', /^Triple camera\b.*\b20\s?MP front camera$/],
      ['6.7', 'inch', /^AMOLED\b/],
      ['5500', 'mAh', /\b33\s?W fast charging$/],
      ['5G', '', /^Octa-core processor$/],
      ['256', 'GB', /^Storage$/],
      ['12', 'GB', /^RAM$/],
      ['500k', '', /^More than 500k merchant nodes linked$/],
    ],
  },
  es: {
    price: /^Precio de reserva anticipada$/,
    taxes: /\bimpuestos no incluidos\b/i,
    terms:
      /política de privacidad.*términos de venta.*incluyen una cláusula vinculante de arbitraje individual/,
    search: 'Buscar países…',
    phone: [
      ['64', 'MP', /^Triple cámara\b.*\bfrontal de 20\s?MP$/],
      ['6.7', 'pulgadas', /\bAMOLED$/],
      ['5500', 'mAh', /\bcarga rápida de 33\s?W$/],
      ['5G', '', /^Procesador de ocho núcleos$/],
      ['256', 'GB', /^Almacenamiento$/],
      ['12', 'GB', /^RAM$/],
      ['500k', '', /^Más de 500k nodos de comercios conectados$/],
    ],
  },
  pt: {
    price: /^Preço de pré-venda para primeiros compradores$/,
    taxes: /\bimpostos não incluídos\b/i,
    terms:
      /política de privacidade.*termos de venda.*incluem uma cláusula vinculante de arbitragem individual/,
    search: 'Buscar países…',
    phone: [
      ['64', 'MP', /^Câmera tripla\b.*\bfrontal de 20\s?MP$/],
      ['6,7', 'pol.', /\bAMOLED$/],
      ['5500', 'mAh', /\bcarga rápida de 33\s?W$/],
      ['5G', '', /^Processador octa-core$/],
      ['256', 'GB', /^Armazenamento$/],
      ['12', 'GB', /^RAM$/],
      ['500k', '', /^Ligado a mais de 500k nós da rede de lojistas$/],
    ],
  },
  'zh-TW': {
    price: /^早鳥預購價$/,
    taxes: /未含稅/,
    terms: /隱私權政策.*銷售條款.*包含具約束力的個別仲裁條款/,
    search: '搜尋國家或地區…',
    phone: [
      ['5G', '', /^八核心處理器$/],
      ['64', 'MP', /^三鏡頭主相機$/],
      ['20', 'MP', /^前置相機$/],
      ['6.7', '吋', /^AMOLED 螢幕$/],
      ['256', 'GB', /^儲存空間$/],
      ['12', 'GB', /^記憶體$/],
      ['5500', 'mAh', /33\s?W 快充$/],
      ['500k', '', /^已串連超過 500k 個商家節點$/],
    ],
  },
  vi: {
    price: /^Giá đặt trước cho người mua sớm$/,
    taxes: /chưa gồm thuế/i,
    terms:
      /chính sách quyền riêng tư.*điều khoản bán hàng.*trọng tài mang tính ràng buộc, theo từng cá nhân/,
    search: 'Tìm quốc gia…',
    phone: [
      ['64', 'MP', /^Ba camera sau, camera trước 20\s?MP$/],
      ['6,7', 'inch', /AMOLED$/],
      ['5500', 'mAh', /sạc nhanh 33\s?W$/],
      ['5G', '', /^Bộ xử lý tám nhân$/],
      ['256', 'GB', /^Bộ nhớ trong$/],
      ['12', 'GB', /^RAM$/],
      ['500k', '', /^Kết nối với hơn 500k nút mạng thương nhân$/],
    ],
  },
};

export function normalizeText(text: string): string {
  return text
    .replaceAll(/[\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
