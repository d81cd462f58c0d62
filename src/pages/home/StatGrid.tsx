import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';
import { fourColumns } from '../../primitives/four-columns.ts';

/** A large figure with its unit, and what it measures. */
export type Stat = { value: string; unit: string; text: string };

/** Specifications as figures under hairlines: four columns, two where there is less room. */
export function StatGrid({ figures }: { figures: readonly Stat[] }) {
  return (
    <List>
      {figures.map(({ value, unit, text }) => (
        <li key={`${value}${unit}${text}`}>
          <p>
            {value}
            {unit && <small> {unit}</small>}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${fourColumns}

  /* No column is left empty beside the last entry. */
  > :last-child:nth-child(4n + 3) {
    grid-column: span 2;
  }

  p:first-child {
    ${TEXT_STYLES.headingSm}
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: 0.5em;
    letter-spacing: 0;
  }

  p:last-child {
    ${TEXT_STYLES.label}
    ${balancedText}
    color: ${cssVar('color-text-soft')};
  }

  ${media.mobile} {
    /* Two columns at the most, so that the last entry can close the list. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
