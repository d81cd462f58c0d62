import { X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { SearchField } from '../../../../../src/primitives/SearchField.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { SEVERITIES } from '../../results.ts';
import {
  type Facet,
  type Filter,
  type Filtered,
  type DisplayFilter,
  NO_FILTER,
  PLAIN,
  isUnfiltered,
  DISPLAY_FILTERS,
  toggled,
} from '../model/filter.ts';
import { STATUS_LABELS } from '../model/display-status.ts';
import type { Model } from '../model/model.ts';
import { CopyChip } from './CopyChip.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { Chip, Count, DENSE } from './ui.ts';

type FilterBarProps = {
  model: Model;
  filter: Filter;
  counts: Filtered['counts'];
  onFilter: (filter: Filter) => void;
  /** Where the key `f` goes. */
  box: RefObject<HTMLDivElement | null>;
};

/** What is shown: statuses as chips, which are the legend too, the other lists behind buttons. */
export function FilterBar({ model, filter, counts, onFilter, box }: FilterBarProps) {
  const set = (change: Partial<Filter>) => onFilter({ ...filter, ...change });
  const whole = isUnfiltered(filter);
  const { locales, widths, titles, engines, modes, results } = model;
  const kinds = results.snapshots.some(({ severity }) => severity) ? SEVERITIES : [];
  const lists: readonly [string, Exclude<Facet, 'statuses'>, readonly string[]][] = [
    ['Severity', 'severities', kinds],
    ['Language', 'locales', locales],
    ['Width', 'widths', widths.map(String)],
    ['Mode', 'modes', modes.length > 0 ? [PLAIN, ...modes] : []],
    ['Component', 'titles', titles],
    ['Engine', 'engines', engines],
  ];
  return (
    <Bar role="search" aria-label="Filters" ref={box}>
      <Strip>
        {DISPLAY_FILTERS.filter(
          (it) => filter.statuses.includes(it) || (counts.statuses.get(it) ?? 0) > 0,
        ).map((it) => (
          <Chip
            key={it}
            aria-pressed={filter.statuses.includes(it)}
            title={it === 'review' || it === 'faults' ? undefined : STATUS_LABELS[it].meaning}
            onClick={() => set({ statuses: chosen(filter.statuses, it) })}
          >
            {it !== 'review' && <StatusIcon look={it} />}
            {wordOf(it)} <Count>{(counts.statuses.get(it) ?? 0).toLocaleString('en')}</Count>
          </Chip>
        ))}
      </Strip>
      <Strip>
        <Search>
          <SearchField
            label="Search stories, keys and texts"
            placeholder="Search"
            value={filter.text}
            onChange={(text) => set({ text })}
          />
        </Search>
        {lists.map(
          ([label, facet, values]) =>
            values.length > 1 && (
              <FilterMenu
                key={facet}
                label={label}
                values={values}
                chosen={filter[facet]}
                counts={counts[facet]}
                onChange={(chosen) => set({ [facet]: chosen })}
              />
            ),
        )}
        <Chip disabled={whole} onClick={() => onFilter(NO_FILTER)}>
          <X aria-hidden /> Show all
        </Chip>
        <CopyChip text={() => location.href} label="Copy link" />
      </Strip>
    </Bar>
  );
}

function wordOf(shown: DisplayFilter): string {
  if (shown === 'review') return 'Needs review';
  return shown === 'faults' ? 'Faults' : STATUS_LABELS[shown].label;
}

/** "Needs review" stands alone; the others add up. */
function chosen(now: readonly DisplayFilter[], next: DisplayFilter): readonly DisplayFilter[] {
  if (next === 'review') return now.includes('review') ? [] : ['review'];
  return toggled(
    now.filter((it) => it !== 'review'),
    next,
  );
}

const Bar = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
  padding: 0 ${cssVar('space-6')} ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  @media (max-width: 720px) {
    padding: 0 0 ${cssVar('space-3')};
  }
`;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')};

  /* One line that scrolls: the map below is what the screen is for. */
  @media (max-width: 720px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 4px ${cssVar('space-4')};
    scrollbar-width: none;
  }
`;

const Search = styled.div`
  flex: none;
  width: 15rem;

  > div {
    min-height: ${DENSE.row};
    gap: ${cssVar('space-2')};
    padding-inline: ${cssVar('space-3')};
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-strong')};
  }

  svg {
    width: 15px;
    height: 15px;
  }

  input {
    min-height: ${DENSE.row};
    padding: 0;
    font-size: ${DENSE.small};
  }

  @media (max-width: 720px) {
    width: 9rem;
  }
`;
