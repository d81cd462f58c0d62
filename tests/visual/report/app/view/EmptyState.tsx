import { PASSING } from '../../results.ts';
import { type Filter, type DisplayFilter, NO_FILTER } from '../model/filter.ts';
import type { Model } from '../model/model.ts';
import { Notice } from './Notice.tsx';
import { Chip } from './ui.ts';

type CleanProps = { model: Model; onFilter: (filter: Filter) => void };

/** Whether a run left nothing to look at. */
export function isClean({ entries }: Model): boolean {
  return entries.every(
    ({ row, faulty }) => PASSING.includes(row.status) && row.status !== 'flaky' && !faulty,
  );
}

/** Nothing differs, and what that was said of. */
export function EmptyState({ model, onFilter }: CleanProps) {
  const { baseline, candidate, snapshots, totals } = model.results;
  const skipped = snapshots.filter((it) => it.skipped !== undefined).length;
  const count = (number: number, word: string) =>
    `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`;
  const all = [...new Set(model.entries.map(({ look }) => look))] satisfies DisplayFilter[];
  return (
    <Notice proud title={totals.captured > 0 ? 'No fault of layout' : 'Nothing differs'}>
      <p>
        {totals.captured > 0
          ? `${candidate}, looked at without a base`
          : `${candidate} looks like ${baseline}`}{' '}
        in {count(snapshots.length, 'snapshot')}:{' '}
        {count(new Set(snapshots.map((it) => it.story)).size, 'state')},{' '}
        {count(model.locales.length, 'language')}, {count(model.widths.length, 'width')}
        {model.modes.length > 0 && `, ${count(model.modes.length, 'mode')}`}.
      </p>
      {skipped > 0 && (
        <p>
          {count(snapshots.length - skipped, 'snapshot')} compared now,{' '}
          {skipped.toLocaleString('en')} not captured: what they are made of, or their pictures,
          were known to be the same.
        </p>
      )}
      <Chip onClick={() => onFilter({ ...NO_FILTER, statuses: all })}>Show the heat map</Chip>
    </Notice>
  );
}
