import { ChevronDown } from 'lucide';
import { Icon } from '../../../../../src/primitives/Icon.tsx';
import { useId } from 'react';
import styled from 'styled-components';
import { Popover } from '../../../../../src/primitives/Popover.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';
import { toggle } from '../model/filter.ts';
import { Chip, Count, DENSE, hoverable, narrow } from './ui.ts';

type FilterMenuProps = {
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
  onChange: (chosen: readonly string[]) => void;
};

export function FilterMenu({ label, values, chosen, counts, onChange }: FilterMenuProps) {
  const id = useId();
  const choice = chosen.length > 2 ? `${chosen.length} chosen` : chosen.join(', ');
  return (
    <>
      <Chip popoverTarget={id} aria-pressed={chosen.length > 0}>
        {chosen.length > 0 ? `${label}: ${choice}` : label} <Icon icon={ChevronDown} />
      </Chip>
      <Panel id={id} data-surface="ink" aria-label={label} role="group">
        {values.map((value) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onChange(toggle(chosen, value))}
            />
            <span>{value}</span>
            <Count>{(counts.get(value) ?? 0).toLocaleString('en')}</Count>
          </label>
        ))}
      </Panel>
    </>
  );
}

const Panel = styled(Popover)`
  min-width: 15rem;
  padding: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-medium')};
  max-height: min(28rem, 70dvh);
  box-shadow:
    inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')},
    ${cssVar('elevation-popup')};

  @supports (position-area: block-end) {
    position-area: block-end span-inline-end;
    margin-block: ${cssVar('space-2')};

    /* The toolbar scrolls, and a position area would follow a button that is partly out of view. */
    ${narrow} {
      position-area: none;
      position-anchor: auto;
      top: anchor(bottom);
      inset-inline: ${cssVar('space-5')};
      width: auto;
    }
  }

  label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: ${cssVar('space-3')};
    min-height: ${DENSE.row};
    cursor: pointer;
    ${hoverable}
  }
`;
