import { FINE } from '../../results.ts';
import { type Filter, type Shown, EVERYTHING } from '../model/filter.ts';
import type { Model } from '../model/model.ts';
import { Notice } from './Notice.tsx';
import { Chip } from './style.ts';

type CleanProps = { model: Model; onFilter: (filter: Filter) => void };

/** Whether a run left nothing to look at. */
export function isClean({ entries }: Model): boolean {
  return entries.every(
    ({ row, faulty }) => FINE.includes(row.status) && row.status !== 'flaky' && !faulty,
  );
}

/** Nothing differs, and what that was said of. */
export function Clean({ model, onFilter }: CleanProps) {
  const { base, head, cells, totals } = model.results;
  const skipped = cells.filter((it) => it.skipped !== undefined).length;
  const count = (number: number, word: string) =>
    `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
  const all = [...new Set(model.entries.map(({ look }) => look))] satisfies Shown[];
  return (
    <Notice proud title={totals.shown > 0 ? 'No fault of layout' : 'Nothing differs'}>
      <p>
        {totals.shown > 0 ? `${head}, looked at without a base` : `${head} looks like ${base}`} in{' '}
        {count(cells.length, 'cell')}: {count(new Set(cells.map((it) => it.story)).size, 'state')},{' '}
        {count(model.locales.length, 'language')}, {count(model.widths.length, 'width')}
        {model.modes.length > 0 && `, ${count(model.modes.length, 'mode')}`}.
      </p>
      {skipped > 0 && (
        <p>
          {count(cells.length - skipped, 'cell')} compared now, {skipped.toLocaleString('en')} not
          captured: what they are made of, or their pictures, were known to be the same.
        </p>
      )}
      <Chip onClick={() => onFilter({ ...EVERYTHING, statuses: all })}>Show the heat map</Chip>
    </Notice>
  );
}
