import { X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { SearchField } from '../../../../../src/primitives/SearchField.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import {
  type Filter,
  type Filtered,
  type Shown,
  EVERYTHING,
  isWhole,
  SHOWN,
  toggled,
} from '../model/filter.ts';
import { LOOK_WORDS } from '../model/looks.ts';
import type { Model } from '../model/model.ts';
import { CopyChip } from './CopyChip.tsx';
import { Mark } from './Mark.tsx';
import { Picker } from './Picker.tsx';
import { Chip, Count, DENSE } from './style.ts';

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
  const whole = isWhole(filter);
  return (
    <Bar role="search" aria-label="Filters" ref={box}>
      <Strip>
        {SHOWN.filter(
          (it) => filter.statuses.includes(it) || (counts.statuses.get(it) ?? 0) > 0,
        ).map((it) => (
          <Chip
            key={it}
            aria-pressed={filter.statuses.includes(it)}
            title={it === 'review' || it === 'faults' ? undefined : LOOK_WORDS[it].meaning}
            onClick={() => set({ statuses: chosen(filter.statuses, it) })}
          >
            {it !== 'review' && <Mark look={it} />}
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
        <Picker
          label="Language"
          values={model.locales}
          chosen={filter.locales}
          counts={counts.locales}
          onChange={(locales) => set({ locales })}
        />
        <Picker
          label="Width"
          values={model.widths.map(String)}
          chosen={filter.widths}
          counts={counts.widths}
          onChange={(widths) => set({ widths })}
        />
        <Picker
          label="Component"
          values={model.titles}
          chosen={filter.titles}
          counts={counts.titles}
          onChange={(titles) => set({ titles })}
        />
        {model.engines.length > 1 && (
          <Picker
            label="Engine"
            values={model.engines}
            chosen={filter.engines}
            counts={counts.engines}
            onChange={(engines) => set({ engines })}
          />
        )}
        <Chip disabled={whole} onClick={() => onFilter(EVERYTHING)}>
          <X aria-hidden /> Show all
        </Chip>
        <CopyChip text={() => location.href} label="Copy link" />
      </Strip>
    </Bar>
  );
}

function wordOf(shown: Shown): string {
  if (shown === 'review') return 'Needs review';
  return shown === 'faults' ? 'Faults' : LOOK_WORDS[shown].label;
}

/** "Needs review" stands alone; the others add up. */
function chosen(now: readonly Shown[], next: Shown): readonly Shown[] {
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
