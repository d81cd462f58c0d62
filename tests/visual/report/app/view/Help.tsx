import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { SHORTCUTS } from '../keyboard.ts';
import { LOOKS, LOOK_WORDS } from '../model/looks.ts';
import { Dialog } from './Dialog.tsx';
import { Mark } from './Mark.tsx';
import { Key } from './style.ts';

/** Keys that a keyboard does not print. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowUp: 'Arrows',
  ArrowDown: 'Arrows',
  ArrowLeft: 'Arrows',
  ArrowRight: 'Arrows',
};

function labelsOf(keys: readonly string[]): string[] {
  return [...new Set(keys.map((it) => NAMES[it] ?? it))];
}

/** Every key, and what the squares mean. */
export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard and marks" onClose={onClose}>
      <Columns>
        <List>
          {SHORTCUTS.map(({ action, keys, what }) => (
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
          {LOOKS.map((look) => (
            <div key={look}>
              <dt>
                <Mark look={look} /> {LOOK_WORDS[look].label}
              </dt>
              <dd>{LOOK_WORDS[look].meaning}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Mark look="same" faulty /> Corner
            </dt>
            <dd>the layout lint, axe or the page found a fault</dd>
          </div>
        </List>
      </Columns>
    </Dialog>
  );
}

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
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: ${cssVar('space-3')};
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${cssVar('space-1')};
  }

  dd {
    color: ${cssVar('color-text-soft')};
  }

  dt > span {
    margin-right: ${cssVar('space-1')};
  }
`;
