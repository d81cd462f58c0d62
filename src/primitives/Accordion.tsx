import { useId, type ReactNode } from 'react';
import { Plus } from 'lucide';
import { Icon } from './Icon.tsx';
import styled from 'styled-components';
import { condition, cssVar, media } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { column, icon, row } from './Layout.tsx';

type AccordionProps = {
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[];
  /** Index of the row that is open at first; by default none. */
  defaultOpen?: number;
  /** Answers are as wide as the rows, not as a column of text. */
  isWide?: boolean;
};

/** Native `<details>` with a shared name: at most one is open, and find-in-page opens its match (HOME-10). */
export function Accordion({ items, defaultOpen, isWide = false }: AccordionProps) {
  const name = useId();
  return (
    <Rows>
      {items.map(({ id, question, answer }, index) => (
        <Row key={id} name={name} open={index === defaultOpen}>
          <Question>
            <h3>{question}</h3>
            <Icon icon={Plus} />
          </Question>
          <Answer $isWide={isWide}>{answer}</Answer>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
`;

const Row = styled.details`
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};

  /* Animates only where CSS can animate to an automatic height. */
  @supports (interpolate-size: allow-keywords) {
    interpolate-size: allow-keywords;

    &::details-content {
      block-size: 0;
      overflow: clip;
      opacity: 0;
      transition:
        block-size ${cssVar('duration-normal')} ${cssVar('easing-out')},
        opacity ${cssVar('duration-normal')},
        content-visibility ${cssVar('duration-normal')} allow-discrete;
    }

    &[open]::details-content {
      block-size: auto;
      opacity: 1;
    }
  }

  ${media.reducedMotion} {
    &::details-content {
      transition: none;
    }
  }

  /* Print shows all answers. */
  @media print {
    break-inside: avoid;

    &::details-content {
      block-size: auto;
      content-visibility: visible;
      opacity: 1;
      transition: none;
    }
  }
`;

const Question = styled.summary`
  ${row('6', 'space-between')}
  padding-block: ${cssVar('space-7')};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > h3 {
    ${TEXT_STYLES.title}
    text-wrap: pretty;
  }

  > svg {
    ${icon()}
    /* Not none: setting the property on hover while scrolling would force layout. */
    rotate: 0deg;
    transition: rotate ${cssVar('duration-normal')} ${cssVar('easing-out')};

    /* The vertical stroke; without it the plus is a minus. */
    > :last-child {
      transform-origin: center;
      transition: scale ${cssVar('duration-normal')} ${cssVar('easing-out')};
    }
  }

  details[open] > & > svg > :last-child {
    scale: 1 0;
  }

  ${media.hover} {
    &:hover > svg {
      rotate: 90deg;
    }

    details[open] > &:hover > svg {
      rotate: 0deg;
    }
  }

  ${media.reducedMotion} {
    > svg,
    > svg > :last-child {
      transition: none;
    }
  }

  ${media.mobile} {
    padding-block: ${cssVar('space-5')};
  }

  /* The section's heading is small there, too. */
  @media ${condition.mobile}, ${condition.landscapePhone} {
    > h3 {
      font-size: ${cssVar('font-size-lead')};
    }
  }

  @media print {
    padding-block: ${cssVar('space-4')};
  }
`;

const Answer = styled.div<{ $isWide: boolean }>`
  ${column('4', 'flex-start')}
  max-width: ${({ $isWide }) => ($isWide ? 'none' : cssVar('size-prose'))};
  padding-bottom: ${cssVar('space-7')};
  padding-inline-end: ${cssVar('space-9')};
  color: ${cssVar('color-text-soft')};

  ${media.mobile} {
    padding-bottom: ${cssVar('space-6')};
    padding-inline-end: 0;
  }

  @media print {
    padding-bottom: ${cssVar('space-4')};
  }
`;
