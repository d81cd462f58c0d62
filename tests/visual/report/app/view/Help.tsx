import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { SHORTCUTS } from '../keyboard-shortcuts.ts';
import { isCharacterKey, useCharacterKeys } from '../character-key-shortcuts.tsx';
import { SEVERITIES } from '../../results.ts';
import { DISPLAY_STATUSES, STATUS_LABELS, SEVERITY_LABELS } from '../model/display-status.ts';
import { Dialog } from './Dialog.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { Key, Quiet } from './ui.ts';

/** Keys that a keyboard does not print. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: 'Arrows',
  ArrowDown: 'Arrows',
  ArrowLeft: 'Arrows',
  ArrowRight: 'Arrows',
};

/** Marks with what they mean. */
const LEGEND = [
  ...SEVERITIES.map((severity) => ({
    look: 'changed' as const,
    severity,
    label: `Changed, ${severity}`,
    meaning: SEVERITY_LABELS[severity],
  })),
  ...DISPLAY_STATUSES.filter((it) => it !== 'changed').map((look) =>
    Object.assign({ look }, STATUS_LABELS[look]),
  ),
  {
    look: 'unchanged' as const,
    faulty: true,
    label: 'Corner',
    meaning: 'the layout lint, axe or the page found a fault',
  },
];

function labelsOf(keys: readonly string[]): string[] {
  return [...new Set(keys.map((it) => NAMES[it] ?? it))];
}

/** Every key that works, and what the squares mean. */
export function Help({ onClose }: { onClose: () => void }) {
  const { on, choose } = useCharacterKeys();
  const working = SHORTCUTS.filter(({ keys }) => on || !keys.some(isCharacterKey));
  return (
    <Dialog title="Keyboard and marks" onClose={onClose}>
      <Switch>
        <input type="checkbox" checked={on} onChange={() => choose(!on)} />
        <span>
          Keys of one letter, digit or sign
          <Quiet as="span">
            Off: speech, or a key pressed by accident, does nothing. Remembered on this machine.
          </Quiet>
        </span>
      </Switch>
      <Columns>
        <List>
          {working.map(({ action, keys, what }) => (
            <div key={action}>
              <dt>
                {labelsOf(keys).map((it) => (
                  <Key key={it}>{it}</Key>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </List>
        <List>
          {LEGEND.map(({ label, meaning, ...its }) => (
            <div key={label}>
              <dt>
                <StatusIcon {...its} /> {label}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </List>
      </Columns>
    </Dialog>
  );
}

const Switch = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${cssVar('space-3')};
  margin-bottom: ${cssVar('space-5')};

  input {
    flex: none;
    width: 24px;
    height: 24px;
    align-self: start;
    accent-color: ${cssVar('palette-cobalt-400')};
  }

  > span > span {
    display: block;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${cssVar('space-6')};
`;

const List = styled.dl`
  display: grid;
  align-content: start;
  gap: ${cssVar('space-2')};

  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${cssVar('space-3')};
  }

  dt {
    display: flex;
    flex: none;
    min-width: 7.5rem;
    align-items: center;
    gap: ${cssVar('space-1')};
  }

  dd {
    flex: 1 1 8rem;
    color: ${cssVar('color-text-soft')};
  }

  dt > span {
    margin-right: ${cssVar('space-1')};
  }
`;
