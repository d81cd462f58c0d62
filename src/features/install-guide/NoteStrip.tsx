import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { column, icon } from '../../primitives/Layout.tsx';
import { Text } from '../../primitives/Text.tsx';
import { cssVar } from '../../theme/css.ts';
import { balancedText, wideSection } from '../../theme/text-styles.ts';

type Fact = { title: string; text: ReactNode };

type NoteStripProps = {
  icon: ComponentProps<typeof Icon>['icon'];
  title: string;
  lead?: string;
  /** As many as columns. The one that matters most comes first. */
  facts: readonly [Fact, Fact, Fact];
};

/** Below the steps of a method: what only some phones show, or only later. */
export function NoteStrip({ icon: sign, title, lead, facts }: NoteStripProps) {
  return (
    <Note>
      <Intro>
        <Icon icon={sign} />
        <Text as="h3" $variant="title">
          {title}
        </Text>
        {lead && <Text $color="soft">{lead}</Text>}
      </Intro>
      <Facts>
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </Facts>
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

/** The lead below the title. */
const Intro = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${cssVar('space-2')} ${cssVar('space-3')};
  align-items: baseline;

  > svg {
    ${icon()}
    /* Its middle is at that of the capitals. */
    margin-block-end: calc(-1 * ${cssVar('space-1')});
  }

  > p {
    grid-column: 2;
  }
`;

/** Side by side where there is room, each below a rule. */
const Facts = styled.dl`
  display: grid;
  gap: ${cssVar('space-5')} ${cssVar('space-6')};

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${cssVar('space-5')};
    font-size: ${cssVar('font-size-caption')};
    line-height: ${cssVar('leading-control')};
  }

  ${wideSection} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > div {
    ${column('1')}
    padding-block-start: ${cssVar('space-4')};
    border-block-start: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  dt {
    font-weight: ${cssVar('font-weight-strong')};
    ${balancedText}
  }

  dd {
    color: ${cssVar('color-text-soft')};
    word-break: var(--word-break);
  }

  b {
    color: ${cssVar('color-text-default')};
    font-weight: ${cssVar('font-weight-strong')};
  }
`;
