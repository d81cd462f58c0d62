import type { ResultRow } from '../../results.ts';
import type { Place } from '../model/address.ts';
import type { Fault } from '../model/faults.ts';
import { type Filter, type Filtered, EVERYTHING, isWhole } from '../model/filter.ts';
import type { Group } from '../model/groups.ts';
import type { Model } from '../model/model.ts';
import { Clean, isClean } from './Clean.tsx';
import { FaultList } from './FaultList.tsx';
import { GroupList } from './GroupList.tsx';
import { HeatMap } from './HeatMap.tsx';
import { Notice } from './Notice.tsx';
import { Chip } from './style.ts';
import type { Review } from './use-review.ts';

type OverviewProps = {
  model: Model;
  place: Place;
  filtered: Filtered;
  groups: readonly Group[];
  faults: readonly Fault[];
  flaky: readonly Fault[];
  review: Review;
  onCell: (cell: string) => void;
  onStory: (story: string) => void;
  onGroup: (group: string, cell: string) => void;
  onAccept: (rows: readonly ResultRow[]) => void;
  onFilter: (filter: Filter) => void;
};

/** The list that is chosen, or what is to be said instead of one. */
export function Overview(props: OverviewProps) {
  const { model, place, filtered, groups, review, onCell, onFilter } = props;
  const passes = ({ cell }: { cell: string }) => {
    const entry = model.byCell.get(cell);
    return entry !== undefined && filtered.passes[entry.index] === 1;
  };
  if (model.entries.length === 0)
    return (
      <Notice title="No cell was run">
        <p>
          The filters of the run left none. npm run visual -- --list says what a run would take.
        </p>
      </Notice>
    );
  if (filtered.entries.length === 0)
    return (
      <Notice title="No cell passes the filters">
        <Chip onClick={() => onFilter(EVERYTHING)}>Show all {model.entries.length}</Chip>
      </Notice>
    );
  if (place.view === 'map' && isWhole(place.filter) && isClean(model))
    return <Clean model={model} onFilter={onFilter} />;
  switch (place.view) {
    case 'map':
      return (
        <HeatMap
          model={model}
          filter={place.filter}
          filtered={filtered}
          accepted={review.accepted}
          cell={place.cell}
          onCell={onCell}
          onStory={props.onStory}
        />
      );
    case 'groups':
      return (
        <GroupList
          groups={groups.filter(({ rows }) => rows.some(passes))}
          accepted={review.accepted}
          onOpen={props.onGroup}
          onAccept={props.onAccept}
        />
      );
    case 'faults':
    case 'flaky':
      return (
        <FaultList
          look={place.view}
          faults={props[place.view].filter(({ rows }) => rows.some(passes))}
          onOpen={onCell}
        />
      );
  }
}
