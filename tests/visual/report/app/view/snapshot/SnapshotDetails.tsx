import styled from 'styled-components';
import { cssVar } from '../../../../../../src/theme/css-var.ts';
import { media } from '../../../../../../src/theme/media.ts';
import type { Box } from '../../../results.ts';
import { findingsIn } from '../../model/finding-groups.ts';
import { type ChangeGroup, kindsOf } from '../../model/change-groups.ts';
import {
  STATUS_LABELS,
  SEVERITY_LABELS,
  isAcceptable,
  refusalReason,
} from '../../model/display-status.ts';
import type { ModelEntry } from '../../model/model.ts';
import { useCharacterKeys } from '../../character-key-shortcuts.tsx';
import { StatusIcon } from '../StatusIcon.tsx';
import { Marked, Odd } from '../list-styles.ts';
import { ActionChip, Chip, DENSE, Key, Quiet } from '../ui.ts';

/** What can be decided of a snapshot; nothing can be undone where nothing was accepted. */
export interface Decide {
  readonly accept: () => void;
  readonly acceptGroup: () => void;
  readonly undo: (() => void) | undefined;
}

type FactsProps = {
  entry: ModelEntry;
  group: ChangeGroup | undefined;
  accepted: ReadonlyMap<string, string>;
  decide: Decide;
  onBox: (box: Box) => void;
};

/** What is known about a snapshot, and what can be decided. */
export function SnapshotDetails({ entry, group, accepted, decide, onBox }: FactsProps) {
  const { row, look, faulty } = entry;
  const reason = accepted.get(row.snapshot);
  const left = group?.rows.filter((it) => isAcceptable(it) && !accepted.has(it.snapshot)) ?? [];
  const odd =
    group?.outliers.filter(({ snapshots }) =>
      snapshots.some(({ snapshot }) => snapshot === row.snapshot),
    ) ?? [];
  return (
    <Panel aria-label="Facts">
      <State as="p">
        <StatusIcon
          look={look}
          severity={row.severity}
          accepted={reason !== undefined}
          faulty={faulty}
        />
        {reason === undefined ? STATUS_LABELS[look].label : 'Accepted, not saved yet'}
      </State>
      <Reason>{reason ?? row.reason}</Reason>
      {row.severity && (
        <Quiet as="p">
          Severity: {row.severity}, {SEVERITY_LABELS[row.severity]}
        </Quiet>
      )}
      <Actions>
        {isAcceptable(row) ? (
          <ActionChip disabled={reason !== undefined} onClick={decide.accept}>
            Accept <Hint>a</Hint>
          </ActionChip>
        ) : (
          <Quiet>{refusalReason(row)}</Quiet>
        )}
        {group && left.length > 1 && (
          <Chip onClick={decide.acceptGroup}>
            Accept group, {left.length} <Hint>g</Hint>
          </Chip>
        )}
        {decide.undo && (
          <Chip onClick={decide.undo}>
            Undo <Hint>u</Hint>
          </Chip>
        )}
      </Actions>
      {group && (
        <Part>
          <h2>Group</h2>
          <p>{group.name}</p>
          <Quiet as="p">
            {group.rows.length === 1
              ? 'This snapshot alone'
              : [
                  `${group.rows.length} snapshots`,
                  kindsOf(group.rows),
                  group.locales.join(', '),
                  `${group.widths.join(', ')} px`,
                  group.modes.join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </Quiet>
          {odd.map(({ reason: why }) => (
            <Odd key={why}>{why}</Odd>
          ))}
        </Part>
      )}
      {row.changes.length > 0 && (
        <Part>
          <h2>Where it differs</h2>
          {row.changes.map(({ box, selector, text, key }, at) => (
            <Place key={at} type="button" onClick={() => onBox(box)}>
              {text !== '' && <span>“{text}”</span>}
              {key !== '' && <Quiet>{key}</Quiet>}
              <Quiet>
                {selector} · {Math.round(box.width)} × {Math.round(box.height)} px
              </Quiet>
            </Place>
          ))}
        </Part>
      )}
      {faulty && (
        <Part>
          <h2>Faults</h2>
          {findingsIn(row).map(({ key, source, name, text, place }) => (
            <Fault key={key}>
              <strong>{name}</strong> <Quiet>{source}</Quiet>
              <span>{text}</span>
              {place !== '' && <Quiet>{place}</Quiet>}
            </Fault>
          ))}
          <Quiet>
            No approval covers a fault: mend it, or allow it in the story with a reason.
          </Quiet>
        </Part>
      )}
    </Panel>
  );
}

/** The key for it, while it works. */
function Hint({ children }: { children: string }) {
  return useCharacterKeys().on && <Key>{children}</Key>;
}

const Panel = styled.aside.attrs({ tabIndex: 0 })`
  display: flex;
  flex-direction: column;
  gap: ${cssVar('space-3')};
  overflow: auto;
  padding: ${cssVar('space-4')} ${cssVar('space-5')} ${cssVar('space-6')};
  border-left: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
  }

  @media (max-width: 900px) {
    border-left: 0;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }
`;

const State = styled(Marked)`
  align-items: center;
`;

const Reason = styled.p`
  white-space: pre-wrap;
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`;

const Part = styled.section`
  display: grid;
  gap: ${cssVar('space-2')};
  padding-top: ${cssVar('space-4')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  h2 {
    font-size: ${DENSE.small};
    font-weight: ${cssVar('font-weight-strong')};
  }
`;

const Place = styled.button`
  display: grid;
  gap: 2px;
  padding: ${cssVar('space-2')} ${cssVar('space-3')};
  margin-inline: calc(-1 * ${cssVar('space-3')});
  border-radius: ${cssVar('radius-small')};
  text-align: left;
  font-size: ${DENSE.text};

  ${media.hover} {
    &:hover {
      background: ${cssVar('color-surface-hover')};
    }
  }
`;

const Fault = styled.div`
  display: grid;
  gap: 2px;
  font-size: ${DENSE.text};
  color: ${cssVar('color-text-soft')};

  strong {
    font-weight: ${cssVar('font-weight-medium')};
    color: ${cssVar('color-text-danger')};
  }
`;
