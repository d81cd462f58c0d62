import styled from 'styled-components';
import { row } from '../../../../../src/primitives/Layout.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { SEVERITIES } from '../../results.ts';
import { SHORTCUTS, isCharacterKey } from '../keyboard-shortcuts.ts';
import { DISPLAY_STATUSES, SEVERITY_LABELS, STATUS_LABELS } from '../model/display-status.ts';
import { Dialog } from './Dialog.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import { Key, MutedText } from './ui.ts';
import { useReport } from './use-report.ts';

/** `Esc` for `Escape`, `Arrows` for each arrow key. */
const keyName = (key: string) =>
  ({ Escape: 'Esc', ' ': 'Space' })[key] ?? key.replace(/^Arrow.*/, 'Arrows');

const LEGEND = [
  ...SEVERITIES.map((severity) => ({
    status: 'changed' as const,
    severity,
    label: `Changed, ${severity}`,
    meaning: SEVERITY_LABELS[severity],
  })),
  ...DISPLAY_STATUSES.filter((status) => status !== 'changed').map((status) =>
    Object.assign({ status }, STATUS_LABELS[status]),
  ),
  {
    status: 'unchanged' as const,
    hasFindings: true,
    label: 'Corner',
    meaning: 'the layout lint, axe or the page reported a finding',
  },
];

export function Help({ onClose }: { onClose: () => void }) {
  const { characterKeys, setCharacterKeys } = useReport();
  const active = SHORTCUTS.filter(({ keys }) => characterKeys || !keys.some(isCharacterKey));
  return (
    <Dialog title="Keyboard shortcuts and status icons" onClose={onClose}>
      <Switch>
        <input
          type="checkbox"
          checked={characterKeys}
          onChange={() => setCharacterKeys(!characterKeys)}
        />
        <span>
          Single-character shortcuts
          <MutedText as="span">
            Turn them off for speech input, or if you press keys by accident. Remembered in this
            browser.
          </MutedText>
        </span>
      </Switch>
      <Columns>
        <dl>
          {active.map(({ action, keys, label }) => (
            <div key={action}>
              <dt>
                {[...new Set(keys.map(keyName))].map((name) => (
                  <Key key={name}>{name}</Key>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <dl>
          {LEGEND.map(({ label, meaning, ...icon }) => (
            <div key={label}>
              <dt>
                <StatusIcon {...icon} /> {label}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
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
    align-self: start;
  }

  > span > span {
    display: block;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${cssVar('space-6')};

  dl {
    display: grid;
    align-content: start;
    gap: ${cssVar('space-2')};
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${cssVar('space-3')};
  }

  dt {
    ${row('1')}
    flex: none;
    min-width: 7.5rem;
  }

  dd {
    flex: 1 1 8rem;
    color: ${cssVar('color-text-soft')};
  }

  dt > span {
    margin-right: ${cssVar('space-1')};
  }
`;
