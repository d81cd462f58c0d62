import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { fourColumns } from '../../primitives/TitledList.tsx';
import { cssVar, media } from '../../theme/css.ts';
import { balancedText, TEXT_STYLES } from '../../theme/text-styles.ts';
import { parseSpecs, type PhoneSpec } from './parse-specs.ts';

type PhoneSpecsProps = { specs?: readonly PhoneSpec[]; className?: string };

/** The phone's specifications (HOME-7): by default, all in the locale's list. */
export function PhoneSpecs({ specs, className }: PhoneSpecsProps) {
  const t = useTranslate();
  return (
    <StatGrid className={className}>
      {(specs ?? parseSpecs(t('order.specs'))).map(({ value, unit, text }) => (
        <li key={`${value}${unit}${text}`}>
          <p>
            {value}
            {unit && <small> {unit}</small>}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </StatGrid>
  );
}

const StatGrid = styled.ul`
  ${fourColumns}

  p:first-child {
    ${TEXT_STYLES.headingSm}
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
  }

  small {
    font-size: 0.5em;
  }

  p:last-child {
    ${TEXT_STYLES.label}
    ${balancedText}
    color: ${cssVar('color-text-soft')};
  }

  ${media.mobile} {
    /* There are at most two columns. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
