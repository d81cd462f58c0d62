import { expect, test } from 'vitest';
import { translatorFor } from '../../../tests/e2e/support/messages.ts';
import { parseSpecs } from '../../features/phone-specs/parse-specs.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { splitSpecs } from './split-specs.ts';

const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));

test.each(LOCALES)(
  'HOME-7 cameras, display and battery are in the tiles, and no specification is lost, in %s',
  (locale) => {
    const specs = parseSpecs(translatorFor(locale)('order.specs'));
    const { camera, frontCamera, display, battery, others } = splitSpecs(specs);
    const tenThousands = locale === 'zh-TW';
    expect([camera, frontCamera, display, battery].map(({ value }) => digits(value))).toEqual([
      tenThousands ? 6400 : 64,
      tenThousands ? 2000 : 20,
      67,
      5500,
    ]);
    expect(specs).toEqual(
      expect.arrayContaining([camera, frontCamera, display, battery, ...others]),
    );
    // The same order in all languages: 5G, storage, memory, merchant nodes. Four fill a row of the list.
    expect(others.map(({ value }) => value).slice(0, -1)).toEqual(['5G', '256', '12']);
    expect(others).toHaveLength(specs.length - 4);
  },
);
