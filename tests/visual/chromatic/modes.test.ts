import { expect, test } from 'vitest';
import { CLOUD_MODES, addModes, chromaticParameters } from './modes.ts';

test('VIS-12 tags narrow the modes of a story as they narrow its snapshots', () => {
  const tags = ['width:768', 'locale:vi', 'locale:en'];
  expect(chromaticParameters({ id: 'menu', title: 'Features/Menu', tags })).toMatchObject({
    modes: { 'vi 768': { viewport: 768, locale: 'vi' }, 'en 768': { viewport: 768, locale: 'en' } },
  });
});

test('VIS-12 a story without snapshots is not sent', () => {
  const story = { id: 'clock', title: 'Features/Clock', tags: ['visual:off'] };
  expect(chromaticParameters(story)).toEqual({ disableSnapshot: true });
});

test("VIS-12 a story's own parameters take precedence, and no args are added", () => {
  const parameters = { chromatic: { delay: 300 } };
  expect(
    addModes({ id: 'b', title: 'Primitives/Button', tags: ['locale:en'], parameters }),
  ).toEqual({});
  expect(parameters.chromatic).toMatchObject({
    delay: 300,
    modes: { 'en 375': { viewport: 375, locale: 'en' } },
  });
});

test('VIS-16 Chromatic takes the modes that set a viewport or a locale', () => {
  expect(CLOUD_MODES.map(({ name }) => name)).toEqual([
    'height-480',
    'height-481',
    'height-910',
    'height-911',
    'pseudo',
  ]);
  const parameters = chromaticParameters({
    id: 'b',
    title: 'Features/B',
    tags: ['locale:en', 'width:375'],
  });
  expect(parameters).toMatchObject({
    modes: { 'en 375+height-480': { viewport: { width: 375, height: 480 }, locale: 'en' } },
  });
});
