import type { ResultRow } from '../../results.ts';
import type { Route } from '../model/route.ts';
import type { FindingGroup } from '../model/finding-groups.ts';
import { type Filter, type Filtered, NO_FILTER, isUnfiltered } from '../model/filter.ts';
import type { ChangeGroup } from '../model/change-groups.ts';
import type { Model } from '../model/model.ts';
import { EmptyState, isClean } from './EmptyState.tsx';
import { FindingList } from './FindingList.tsx';
import { GroupList } from './GroupList.tsx';
import { HeatMap } from './HeatMap.tsx';
import { Notice } from './Notice.tsx';
import { Chip } from './ui.ts';
import type { Review } from './use-review.ts';

type OverviewProps = {
  model: Model;
  place: Route;
  filtered: Filtered;
  groups: readonly ChangeGroup[];
  faults: readonly FindingGroup[];
  flaky: readonly FindingGroup[];
  review: Review;
  onSnapshot: (snapshot: string) => void;
  onStory: (story: string) => void;
  onGroup: (group: string, snapshot: string) => void;
  onAccept: (rows: readonly ResultRow[]) => void;
  onFilter: (filter: Filter) => void;
};

/** The list that is chosen, or what is to be said instead of one. */
export function Overview(props: OverviewProps) {
  const { model, place, filtered, groups, review, onSnapshot, onFilter } = props;
  const passes = ({ snapshot }: { snapshot: string }) => {
    const entry = model.bySnapshot.get(snapshot);
    return entry !== undefined && filtered.passes[entry.index] === 1;
  };
  if (model.entries.length === 0)
    return (
      <Notice title="No snapshot was run">
        <p>
          The filters of the run left none. npm run visual -- --list says what a run would take.
        </p>
      </Notice>
    );
  if (filtered.entries.length === 0)
    return (
      <Notice title="No snapshot passes the filters">
        <Chip onClick={() => onFilter(NO_FILTER)}>Show all {model.entries.length}</Chip>
      </Notice>
    );
  if (place.view === 'map' && isUnfiltered(place.filter) && isClean(model))
    return <EmptyState model={model} onFilter={onFilter} />;
  switch (place.view) {
    case 'map':
      return (
        <HeatMap
          model={model}
          filter={place.filter}
          filtered={filtered}
          accepted={review.accepted}
          snapshot={place.snapshot}
          onSnapshot={onSnapshot}
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
        <FindingList
          look={place.view}
          faults={props[place.view].filter(({ rows }) => rows.some(passes))}
          onOpen={onSnapshot}
        />
      );
  }
}
