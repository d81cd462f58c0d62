import { useId } from 'react';
import styled from 'styled-components';
import { Stack } from '../../../../../src/primitives/Layout.tsx';
import { Popover } from '../../../../../src/primitives/Popover.tsx';
import { Text } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Results } from '../../results.ts';
import type { Route } from '../model/route.ts';
import type { Model } from '../model/model.ts';
import { Chip, Count, DENSE, Quiet } from './ui.ts';

type TopBarProps = {
  model: Model;
  /** Snapshots that still need somebody's eyes. */
  left: number;
  /** How long the lists are; of nothing flaky there is no tab. */
  sizes: Readonly<Record<Exclude<Route['view'], 'map'>, number>>;
  view: Route['view'];
  onView: (view: Route['view']) => void;
  onHelp: () => void;
};

/** What was compared, what came of it, and the ways to look at it. */
export function TopBar({ model, left, sizes, view, onView, onHelp }: TopBarProps) {
  const { baseline, candidate, baselineCommit, startedAt, totals, strict } = model.results;
  const lint = totals.captured > 0;
  const against = `${baseline}${baselineCommit === '' ? '' : ` (${baselineCommit.slice(0, 8)})`}`;
  const tabs = [
    { view: 'map', label: 'Heat map', size: model.entries.length },
    { view: 'groups', label: 'Groups', size: sizes.groups },
    { view: 'faults', label: 'Faults', size: sizes.faults },
    { view: 'flaky', label: 'Flaky', size: sizes.flaky },
  ] as const;
  return (
    <Bar>
      <Stack $gap="1">
        <Heading as="h1" $variant="title">
          {left > 0 ? `${left.toLocaleString('en')} to review` : 'Nothing to review'}
          {strict && totals.flaky > 0 && `, ${totals.flaky} flaky`}
        </Heading>
        <Quiet as="p">
          {candidate} {lint ? 'on its own, without a base' : `against ${against}`} ·{' '}
          {moment(startedAt)}
        </Quiet>
        <Quiet as="p">{figuresOf(model.results)}</Quiet>
      </Stack>
      <Stack as="nav" aria-label="Views" $row $wrap $gap="2" $align="center">
        {tabs
          .filter(({ view: it, size }) => it !== 'flaky' || size > 0 || it === view)
          .map(({ view: it, label, size }) => (
            <Chip
              key={it}
              aria-current={it === view ? 'true' : undefined}
              disabled={size === 0 && it !== view && it !== 'map'}
              onClick={() => onView(it)}
            >
              {label} <Count>{size.toLocaleString('en')}</Count>
            </Chip>
          ))}
        <Notes notes={model.results.notes} />
        <Chip onClick={onHelp} aria-label="Keyboard and help">
          ?
        </Chip>
      </Stack>
    </Bar>
  );
}

/** What the run wants a person to know once; nothing when it has nothing to say. */
function Notes({ notes }: { notes: readonly string[] }) {
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <>
      <Chip popoverTarget={id}>
        Notes <Count>{notes.length}</Count>
      </Chip>
      <NotePanel id={id} data-surface="ink" role="group" aria-label="Notes of the run">
        <ul>
          {notes.map((note, at) => (
            <li key={at}>{note}</li>
          ))}
        </ul>
      </NotePanel>
    </>
  );
}

/** What was done, and how far it can be trusted (VIS-3, VIS-14). */
function figuresOf({ snapshots, captures, seconds, retakes, totals, strict, isolation }: Results) {
  const count = (number: number, words: string) => `${number.toLocaleString('en')} ${words}`;
  const fails = strict && totals.flaky > 0 ? ', which fails this strict run' : '';
  const { sampled, different } = isolation;
  return [
    count(snapshots.length, 'snapshots'),
    `${count(captures, 'captures')} in ${duration(seconds)}`,
    count(retakes, 'retaken'),
    `${count(totals.flaky, 'flaky')}${fails}`,
    sampled === 0
      ? 'isolation not sampled'
      : `isolation: ${different} of ${count(sampled, 'sampled differ')}`,
  ].join(' · ');
}

function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : `${date.toISOString().slice(0, 10)} ${date.toISOString().slice(11, 16)} UTC`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const NotePanel = styled(Popover)`
  max-width: min(34rem, 100vw - 2 * ${cssVar('space-4')});
  padding: ${cssVar('space-4')} ${cssVar('space-5')};
  border-radius: ${cssVar('radius-medium')};
  font-size: ${DENSE.text};
  overflow-wrap: anywhere;

  li + li {
    margin-top: ${cssVar('space-3')};
    padding-top: ${cssVar('space-3')};
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${cssVar('space-3')} ${cssVar('space-6')};
  padding: ${cssVar('space-5')} ${cssVar('space-6')} ${cssVar('space-4')};

  @media (max-width: 720px) {
    padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-3')};
  }
`;

const Heading = styled(Text)`
  font-variant-numeric: tabular-nums;
`;
