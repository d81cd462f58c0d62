import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { column, icon } from '../../primitives/Layout.tsx';
import { Caption } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css.ts';
import { balancedText, TEXT_STYLES, wideSection, xlSection } from '../../theme/text-styles.ts';

type Fact = { title: string; text: ReactNode };

type NoteStripProps = {
  icon: ComponentProps<typeof Icon>['icon'];
  title: string;
  /** In a row, or in two where there is less room. The most important comes first. */
  facts: readonly [Fact, Fact, Fact, Fact];
  /** In small print below the facts. */
  footnote?: string;
};

/** A note below the steps of a method, on what only some phones show, or show only later. */
export function NoteStrip({ icon: iconNode, title, facts, footnote }: NoteStripProps) {
  return (
    <Note>
      <Intro>
        <Icon icon={iconNode} />
        <h3>{title}</h3>
      </Intro>
      <Facts>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </Facts>
      {footnote && <Caption $color="soft">{footnote}</Caption>}
    </Note>
  );
}

const Note = styled.div`
  ${column('6')}
  padding: ${cssVar('space-6')};
  border: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  border-radius: ${cssVar('radius-large')};
  break-inside: avoid;

  ${wideSection} {
    padding: ${cssVar('space-7')};
  }

  @media print {
    gap: ${cssVar('space-2')};
    padding: ${cssVar('space-5')};
  }
`;

const Intro = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  align-items: baseline;
  ${TEXT_STYLES.title}

  > svg {
    ${icon()}
    /* From the baseline, its lower edge, to where its center is level with the middle of the capitals. */
    position: relative;
    inset-block-start: calc((${cssVar('size-icon')} - 1cap) / 2);
  }
`;

const equalColumns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

/** Each has a rule above it. */
const Facts = styled.dl`
  display: grid;
  gap: ${cssVar('space-5')} ${cssVar('space-6')};

  @media print {
    ${equalColumns(4)}
    gap: ${cssVar('space-5')};
    font-size: ${cssVar('font-size-caption')};
    line-height: ${cssVar('leading-control')};
  }

  ${wideSection} {
    ${equalColumns(2)}
  }

  ${xlSection} {
    ${equalColumns(4)}
  }

  /* The texts of a row align, also below a title of two lines. */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: ${cssVar('space-1')};
    padding-block-start: ${cssVar('space-4')};
    border-block-start: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  dt {
    font-weight: ${cssVar('font-weight-strong')};
    ${balancedText}
  }

  dd {
    color: ${cssVar('color-text-soft')};
    text-wrap: pretty;
    word-break: var(--word-break);
  }

  b {
    color: ${cssVar('color-text-default')};
    font-weight: ${cssVar('font-weight-strong')};
  }
`;
