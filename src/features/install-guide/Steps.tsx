import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isTitleBeside, twoStepColumns } from './MethodGrid.tsx';
import { BACKGROUNDS, Copy, Frame, Item, panel, StepNumber, Title } from './step-parts.ts';
import { cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { wideSection, xlSection } from '../../theme/text-styles.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';

type Step = {
  id: string;
  picture: ReactNode;
  /** For screen readers, such as "Step 1". */
  label: string;
  title: ReactNode;
  text: ReactNode;
};

type StepsProps = {
  steps: readonly Step[];
  /** Each step is a white card: for the recommended method. */
  hasCards?: boolean;
};

/** Numbered steps, each with a decorative picture; in a `MethodGrid`. */
export function Steps({ steps, hasCards = false }: StepsProps) {
  return (
    <List $count={steps.length} $hasCards={hasCards}>
      {steps.map((step, index) => (
        <Item key={step.id} id={step.id}>
          <Frame>{step.picture}</Frame>
          <Copy>
            <Title>
              <VisuallyHidden>{step.label}</VisuallyHidden>
              <StepNumber aria-hidden>{index + 1}</StepNumber>
              <h3>{step.title}</h3>
            </Title>
            <p>{step.text}</p>
          </Copy>
        </Item>
      ))}
    </List>
  );
}

/** The picture fills the card's upper part. */
const card = css`
  ${panel}
  ${forcedColorsBorder}
  background: ${cssVar('palette-white')};

  > ${Frame} {
    border-radius: 0;
    outline: none;
  }

  > ${Copy} {
    padding: 0 ${cssVar('space-5')} ${cssVar('space-6')};
  }
`;

const equalColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

type Columns = { wide: number; xl: number; print: number };

/** Number of columns for a number of steps, so that the steps fill their rows. */
const COLUMNS: Readonly<Record<number, Columns>> = {
  2: { wide: 2, xl: 2, print: 2 },
  4: { wide: 2, xl: 4, print: 4 },
};
const THREE_COLUMNS: Columns = { wide: 3, xl: 3, print: 3 };

const columns =
  (layout: keyof Columns) =>
  ({ $count }: ListProps) =>
    `grid-template-columns: ${equalColumns((COLUMNS[$count] ?? THREE_COLUMNS)[layout])};`;

type ListProps = { $count: number; $hasCards: boolean };

const List = styled.ol<ListProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-10')} ${cssVar('space-6')};

  ${BACKGROUNDS.map(
    (background, index) => css`
      > li:nth-child(${BACKGROUNDS.length}n + ${index + 1}) > ${Frame} {
        ${background}
      }
    `,
  )}

  ${({ $hasCards }) =>
    $hasCards &&
    css`
      row-gap: ${cssVar('space-6')};

      > li {
        ${card}
      }
    `}

  ${twoStepColumns} {
    grid-template-columns: ${equalColumns(2)};
  }

  @media print {
    ${columns('print')}
    row-gap: ${cssVar('space-4')};
  }

  ${wideSection} {
    ${({ $count }) => isTitleBeside($count) && 'grid-column: 2 / -1;'}
    ${columns('wide')}
  }

  ${xlSection} {
    ${columns('xl')}
  }
`;
