import styled from 'styled-components';
import { cssVar } from '../../../theme/css-var.ts';
import { TEXT_STYLES } from '../../../theme/text-styles.ts';

/** One tap or long press selects the whole text (FAULT-35). */
export const SelectAllText = styled.span`
  ${TEXT_STYLES.label}
  display: block;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  user-select: all;
  -webkit-touch-callout: default;
  color: ${cssVar('color-text-default')};
`;
