import { X } from 'lucide';
import { Icon } from '../../../../../src/primitives/Icon.tsx';
import styled from 'styled-components';
import { row } from '../../../../../src/primitives/Layout.tsx';
import { SearchField } from '../../../../../src/primitives/SearchField.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { SEVERITIES } from '../../results.ts';
import { STATUS_LABELS } from '../model/display-status.ts';
import {
  type Facet,
  type Filter,
  type StatusFilter,
  NO_FILTER,
  NO_MODE,
  STATUS_FILTERS,
  isUnfiltered,
  toggle,
} from '../model/filter.ts';
import { CopyChip } from './CopyChip.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { Chip, Count, DENSE, line, narrow, scrollingLine } from './ui.ts';
import { useReport } from './use-report.ts';

const LABELS: Readonly<Record<StatusFilter, { label: string; meaning?: string }>> = {
  review: { label: 'Needs review' },
  findings: { label: 'Findings' },
  ...STATUS_LABELS,
};

/** The statuses as chips, which also are the legend; the other facets as menus. */
export function FilterBar() {
  const { model, route, navigate, filtered } = useReport();
  const { filter } = route;
  const { counts } = filtered;
  const { locales, widths, components, browsers, modes, results } = model;
  const change = (changed: Partial<Filter>) =>
    navigate({ filter: { ...filter, ...changed } }, 'replace');
  const hasSeverities = results.snapshots.some(({ severity }) => severity !== undefined);
  const menus: readonly [string, Exclude<Facet, 'statuses'>, readonly string[]][] = [
    ['Severity', 'severities', hasSeverities ? SEVERITIES : []],
    ['Language', 'locales', locales],
    ['Width', 'widths', widths.map(String)],
    ['Mode', 'modes', modes.length > 0 ? [NO_MODE, ...modes] : []],
    ['Component', 'components', components],
    ['Browser', 'browsers', browsers],
  ];
  return (
    <Bar role="search" aria-label="Filters">
      <Strip>
        {STATUS_FILTERS.filter(
          (it) => filter.statuses.includes(it) || (counts.statuses.get(it) ?? 0) > 0,
        ).map((it) => (
          <Chip
            key={it}
            aria-pressed={filter.statuses.includes(it)}
            title={LABELS[it].meaning}
            onClick={() => change({ statuses: toggleStatus(filter.statuses, it) })}
          >
            {it !== 'review' && <StatusIcon status={it} />}
            {LABELS[it].label} <Count>{(counts.statuses.get(it) ?? 0).toLocaleString('en')}</Count>
          </Chip>
        ))}
      </Strip>
      <Strip>
        <Search>
          <SearchField
            label="Search stories, message keys and texts"
            placeholder="Search"
            value={filter.text}
            onChange={(text) => change({ text })}
          />
        </Search>
        {menus.map(
          ([label, facet, values]) =>
            values.length > 1 && (
              <FilterMenu
                key={facet}
                label={label}
                values={values}
                chosen={filter[facet]}
                counts={counts[facet]}
                onChange={(chosen) => change({ [facet]: chosen })}
              />
            ),
        )}
        <Chip disabled={isUnfiltered(filter)} onClick={() => change(NO_FILTER)}>
          <Icon icon={X} /> Show all
        </Chip>
        <CopyChip text={() => location.href} label="Copy link" />
      </Strip>
    </Bar>
  );
}

/** "Needs review" excludes the other statuses, which add up. */
function toggleStatus(chosen: readonly StatusFilter[], status: StatusFilter) {
  const others = chosen.filter((it) => (it === 'review') === (status === 'review'));
  return toggle(others, status);
}

const Bar = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
  padding: 0 var(--edge) ${cssVar('space-4')};
  border-bottom: ${line};

  ${narrow} {
    padding: 0 0 ${cssVar('space-3')};
  }
`;

const Strip = styled.div`
  ${row('2')}
  flex-wrap: wrap;
  ${scrollingLine}

  ${narrow} {
    padding: 4px var(--edge);
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

  input {
    min-height: ${DENSE.row};
    padding: 0;
    font-size: ${DENSE.small};
  }

  ${narrow} {
    width: 9rem;
  }
`;
