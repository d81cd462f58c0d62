import { expect, test } from 'vitest';
import { translatorFor } from '../../../tests/e2e/support/messages.ts';
import { parseSpecs } from '../../features/phone-specs/parse-specs.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { splitCamera } from './split-camera.ts';

test.each(LOCALES)('HOME-7 the rear camera stands alone, and no claim is lost, in %s', (locale) => {
  const specs = parseSpecs(translatorFor(locale)('order.specs'));
  const { camera, others } = splitCamera(specs);
  expect(camera.value).toBe(locale === 'zh-TW' ? '6400' : '64');
  expect(specs).toEqual(expect.arrayContaining([camera, ...others]));
  expect(others).toHaveLength(specs.length - 1);
});
