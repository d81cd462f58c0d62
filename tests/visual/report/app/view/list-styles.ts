/** What the lists of groups and faults share with each other, and with what is told of a snapshot. */
import styled from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { DENSE } from './ui.ts';

/** A list that scrolls in its own box. */
export const List = styled.div`
  display: grid;
  align-content: start;
  height: 100%;
  overflow: auto;
  padding: ${cssVar('space-2')} ${cssVar('space-6')} ${cssVar('space-8')};

  @media (max-width: 720px) {
    padding-inline: ${cssVar('space-4')};
  }
`;

/** One thing of a {@link List}; whoever uses it says which columns it has. */
export const Item = styled.div`
  display: grid;
  padding-block: ${cssVar('space-4')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

/** A mark and the words that it stands for. */
export const Marked = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${cssVar('space-3')};
  font-size: 1.0625rem;
  font-weight: ${cssVar('font-weight-medium')};
  overflow-wrap: anywhere;
`;

/** What is told of an outlier. */
export const Odd = styled.p`
  font-size: ${DENSE.small};
  color: ${cssVar('palette-blush')};
`;
