/** Whether the messages fit where `fit.json` says they are shown (VIS-18). Needs no browser. */
import type { Locale } from '../site.node.ts';
import { type FitFile, type Limit, styleOf } from './fit-file.ts';
import type { MessageTexts } from './messages.ts';
import { textWidth } from './shape-text.ts';

/** In px: the file rounds to hundredths. */
const ROUNDING = 0.02;

const BEYOND = {
  wraps: 'it wraps',
  clips: 'it sticks out or is cut off',
  pushes: 'it pushes what is around it',
  fits: 'more was never tried',
} as const;

interface Judged extends Limit {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  /** In CSS px, negative when it is shorter than it was. */
  readonly growth: number;
}

/** `warnings`: one line each. */
export async function judgeFit(file: FitFile, messages: ReadonlyMap<Locale, MessageTexts>) {
  const warnings: string[] = [];
  const notMeasured = new Map<string, Locale[]>();
  const changed: Judged[] = [];
  let [fit, mayWrap, unmeasured] = [0, 0, 0];
  const isIn = (ids: Readonly<Record<string, readonly Locale[]>>, id: string, locale: Locale) =>
    ids[id]?.includes(locale) ?? false;
  for (const [locale, texts] of messages)
    for (const [id, text] of texts) {
      const limit = file.limits[`${id} ${locale}`];
      if (limit && text !== undefined) {
        const width = await textWidth(text, styleOf(limit.font), locale);
        if (width === undefined) {
          warnings.push(`${locale} ${id}: not judged, the fonts lack one of its characters`);
          continue;
        }
        const judged = { ...limit, id, locale, text, growth: width - limit.width };
        if (Math.abs(judged.growth) > ROUNDING) changed.push(judged);
        if (judged.growth > limit.room + ROUNDING) warnings.push(tooLong(judged, width));
        else fit += 1;
      } else if (isIn(file.paragraphs, id, locale)) mayWrap += 1;
      else if (Object.values(file.unmeasured).some((ids) => isIn(ids, id, locale))) unmeasured += 1;
      else notMeasured.set(id, [...(notMeasured.get(id) ?? []), locale]);
    }
  for (const [id, locales] of notMeasured)
    warnings.push(`${locales.join(', ')} ${id}: not measured yet; run "npm run fit"`);
  const removedIds = new Set(Object.keys(file.limits).map((key) => key.split(' ')[0] ?? ''));
  for (const texts of messages.values()) for (const id of texts.keys()) removedIds.delete(id);
  for (const id of removedIds)
    warnings.push(`${id}: in fit.json, but no message; run "npm run fit"`);
  return {
    warnings: [...warnings, ...tooLongTogether(changed)],
    changed,
    fit,
    mayWrap,
    unmeasured,
  };
}

function tooLong(
  { id, locale, text, growth, room, beyond, at, width: before }: Judged,
  width: number,
) {
  const over = growth - room;
  const characters = Math.max(1, Math.round(over / (width / text.length)));
  return `${locale} ${id}: "${text}" is ${px(over)} (about ${characters} ${characters === 1 ? 'character' : 'characters'}) too long, ${BEYOND[beyond]} in ${at}; it was ${px(before)} with room for ${px(room)} more`;
}

/** Messages in one place that each fit alone, but are too long together if they share the room. */
function tooLongTogether(changed: readonly Judged[]): string[] {
  const grown = changed.filter(({ growth, room }) => growth > 0 && growth <= room + ROUNDING);
  return [...Map.groupBy(grown, ({ at, locale }) => `${locale} ${at}`)].flatMap(
    ([where, group]) => {
      const sum = group.reduce((total, { growth }) => total + growth, 0);
      const [tightest] = group.toSorted((a, b) => a.room - b.room);
      if (group.length < 2 || !tightest || tightest.beyond === 'fits' || sum <= tightest.room)
        return [];
      const ids = group.map(({ id }) => id).join(', ');
      return `${where}: ${ids} grew by ${px(sum)} together, more than one of them may (${px(tightest.room)}); they may share that room: run "npm run fit"`;
    },
  );
}

function px(length: number): string {
  return `${Number(length.toFixed(1))} px`;
}
