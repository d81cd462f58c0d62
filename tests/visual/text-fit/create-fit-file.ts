/** Creates the content of `fit.json` from measurements (VIS-18). */
import type { Locale } from '../site.node.ts';
import { type FitFile, type Limit, REASONS, fontOf } from './fit-file.ts';
import { MAX_RATIO, type Measurements, type Tightest } from './measure.ts';
import type { MessageTexts } from './messages.ts';
import { textWidth } from './shape-text.ts';

/** Contains all messages, in the order of their ids and of the languages. */
export async function createFitFile(
  measurements: Measurements,
  messages: ReadonlyMap<Locale, MessageTexts>,
): Promise<FitFile> {
  const limits: Record<string, Limit> = {};
  const paragraphs: Record<string, Locale[]> = {};
  const unmeasured: Record<string, Record<string, Locale[]>> = Object.fromEntries(
    Object.values(REASONS).map((reason) => [reason, {}]),
  );
  const leaveOut = (reason: keyof typeof REASONS, id: string, locale: Locale) => {
    const ids = (unmeasured[REASONS[reason]] ??= {});
    (ids[id] ??= []).push(locale);
  };
  // Each language has the same messages: check:messages fails otherwise.
  const [texts = new Map<string, undefined>()] = messages.values();
  for (const id of [...texts.keys()].toSorted())
    for (const [locale, own] of messages) {
      const text = own.get(id);
      const measured = measurements.get(`${id} ${locale}`);
      if (text === undefined) leaveOut('notOneText', id, locale);
      else if (measured?.isParagraph || (!measured?.tightest && measured?.isWrappedControl))
        (paragraphs[id] ??= []).push(locale);
      else if (!measured?.tightest)
        leaveOut(measured?.hasWidthMismatch ? 'width' : 'notShown', id, locale);
      else if (measured.tightest.before) limits[`${id} ${locale}`] = measured.tightest.before;
      else {
        const { tightest } = measured;
        const width = await textWidth(text, tightest.style, locale);
        if (width === undefined || Math.abs(width - tightest.width) > 0.5)
          leaveOut('width', id, locale);
        else limits[`${id} ${locale}`] = limitOf(tightest, width);
      }
    }
  return { limits, paragraphs, unmeasured };
}

function limitOf({ limit, snapshot, style, width: drawn }: Tightest, width: number): Limit {
  const room = limit?.room ?? MAX_RATIO * drawn;
  return {
    room: Math.floor(room * 100) / 100,
    beyond: limit?.effect ?? 'fits',
    width: Math.round(width * 100) / 100,
    font: fontOf(style),
    at: `${snapshot.story.id}/${snapshot.width}`,
  };
}
