import { expect, test } from 'vitest';
import { type FitFile, fontOf, styleOf } from './fit-file.ts';
import { renderTranslatorsPage } from './translators-page.ts';

const LIMIT = { width: 100, font: '500 16px Unio Text', at: 'a--b/320' } as const;
const FILE: FitFile = {
  limits: {
    'far vi': { ...LIMIT, room: 150.5, beyond: 'fits' },
    'near vi': { ...LIMIT, room: 4.9, beyond: 'wraps' },
    'near en': { ...LIMIT, room: 1, beyond: 'clips' },
  },
  paragraphs: { long: ['vi'], other: ['en'] },
  unmeasured: { 'is a title': { title: ['en', 'vi'] } },
};

test('VIS-18 the page for translators has the tightest text first, and names what has no limit', () => {
  const page = renderTranslatorsPage({
    locale: 'vi',
    file: FILE,
    english: new Map([['near', 'Send "all" & <more>']]),
    translations: new Map([
      ['far', 'Xa'],
      ['near', 'Gần'],
    ]),
    pictures: new Map([
      [
        'near',
        {
          webp: Buffer.from('picture'),
          ...{ width: 360, height: 150, text: { x: 90, y: 60, width: 100, height: 20 } },
        },
      ],
    ]),
    storyName: (id) => `Story ${id}`,
  });
  expect([...page.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'Tight (1)',
    'With room (1)',
    'May wrap (1)',
    'Never measured: is a title (1)',
  ]);
  expect(page.indexOf('>Gần<')).toBeLessThan(page.indexOf('>Xa<'));
  for (const text of [
    '4 px, less than a character',
    'at least 150 px, about 3 characters',
    'Send &quot;all&quot; &amp; &lt;more>',
    'Story a--b, 320 px wide',
    'left:25.00%;top:40.00%',
    'Not in view when the page is opened.',
  ])
    expect(page).toContain(text);
  // It opens from a disk, without a network.
  expect(page.match(/(?:url\(['"]?|(?:src|href)=")(?!data:|#)/g)).toBeNull();
});

test('VIS-18 a font is read as it was written', () => {
  const fonts = [
    '500 16px Unio Text',
    '420 40.37px Unio Display, letter-spacing -1.2px, word-spacing 0.5px, uppercase, tabular-nums',
  ];
  expect(fonts.map((font) => fontOf(styleOf(font)))).toEqual(fonts);
  expect(() => styleOf('bold')).toThrow('"bold" is no font');
});
