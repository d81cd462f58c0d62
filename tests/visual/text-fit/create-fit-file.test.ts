import { expect, test } from 'vitest';
import { createFitFile } from './create-fit-file.ts';
import { REASONS, styleOf } from './fit-file.ts';
import { type Measured, measuredBefore } from './measure.ts';
import { textWidth } from './shape-text.ts';

const STYLE = styleOf('500 16px Unio Text');
const PLACE = {
  snapshot: { story: { id: 'a--b', title: 'A', name: 'B', tags: [] }, locale: 'vi', width: 320 },
  order: 1,
};

test('VIS-18 each message has a limit, may wrap, or has a reason why it was not measured', async () => {
  const width = (await textWidth('Gửi', STYLE, 'vi')) ?? NaN;
  const tightest = { ...PLACE, style: STYLE, width, limit: undefined };
  const limited = { ...tightest, limit: { room: 10.129, effect: 'wraps' as const } };
  const measured: Record<string, Measured> = {
    limited: { tightest: limited },
    roomy: { tightest },
    prose: { tightest: limited, isParagraph: true },
    button: { tightest: limited, isWrappedControl: true },
    wrapped: { isWrappedControl: true },
    drawn: { tightest: { ...limited, width: width + 1 } },
  };
  const texts = new Map<string, string | undefined>(
    [...Object.keys(measured), 'title'].map((id) => [id, 'Gửi']),
  ).set('argument', undefined);
  const file = await createFitFile(
    new Map(Object.entries(measured).map(([id, it]) => [`${id} vi`, it])),
    new Map([['vi' as const, texts]]),
  );
  const limit = { width, font: '500 16px Unio Text', at: 'a--b/320' };
  expect(file.limits).toEqual({
    'button vi': { ...limit, room: 10.12, beyond: 'wraps' },
    'limited vi': { ...limit, room: 10.12, beyond: 'wraps' },
    'roomy vi': { ...limit, room: 2 * width, beyond: 'fits' },
  });
  expect(file.paragraphs).toEqual({ prose: ['vi'], wrapped: ['vi'] });
  expect(Object.values(file.unmeasured).map((ids) => Object.keys(ids).join())).toEqual([
    'argument',
    'title',
    'drawn',
  ]);
});

test('VIS-18 earlier measurements stay in the file, also for messages whose text has changed', async () => {
  const file = {
    limits: {
      'label vi': {
        room: 9.5,
        beyond: 'wraps',
        width: 5,
        font: '500 16px Unio Text',
        at: 'a--b/320',
      },
    },
    paragraphs: { prose: ['vi'] },
    unmeasured: { [REASONS.width]: { odd: ['vi'] } },
  } as const;
  const messages = new Map([
    [
      'vi' as const,
      new Map([
        ['label', 'Khác'],
        ['prose', 'Dài'],
        ['odd', 'Lạ'],
      ]),
    ],
  ]);
  const before = measuredBefore(file, [PLACE.snapshot.story]);
  expect(await createFitFile(before, messages)).toMatchObject(file);
});
