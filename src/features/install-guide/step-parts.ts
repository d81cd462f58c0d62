import styled, { css } from 'styled-components';
import { artColors } from './art-colors.ts';
import { cssVar, forcedColorsBorder } from '../../theme/css.ts';
import { narrowSection, TEXT_STYLES, TITLE_SIZE } from '../../theme/text-styles.ts';
import { shortOnOneLine } from './short-label.ts';
import { nacreGradient } from '../../primitives/nacre.ts';

export const panel = css`
  overflow: clip;
  border-radius: ${cssVar('radius-large')};
`;

type Hue = 1 | 2 | 3 | 4;

/** Light on a dark page, too, like the phone's screen. */
const background = (first: Hue, second: Hue) => css`
  background:
    ${nacreGradient(1, [
      { hue: first, size: '150% 130%', position: '0% 0%', extent: '78%' },
      { hue: second, size: '120% 110%', position: '100% 100%', extent: '78%' },
    ])},
    ${cssVar('palette-white')};
`;

/** Backgrounds of the pictures, used in turn. */
export const BACKGROUNDS = [background(1, 2), background(3, 4), background(2, 3), background(4, 1)];

export const Frame = styled.div`
  ${panel}
  ${artColors}
  /* Makes the edge of a dark screen visible on a dark page. */
  outline: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  outline-offset: calc(-1 * ${cssVar('size-hairline')});

  > svg {
    width: 100%;
    height: auto;

    /* Forced colors would put the page's text color on the phone's screen. */
    text {
      forced-color-adjust: none;
    }

    /* An install method fits on a printed page. */
    @media print {
      width: min(100%, 8rem);
      margin-inline: auto;
    }
  }
`;

/** Spans `rows` of the three rows of a step: its picture, title and text. */
const inRows = (rows: number) => css`
  display: grid;
  grid-row: span ${rows};
  grid-template-rows: subgrid;

  /* In print, a subgrid could break across two pages. */
  @media print {
    grid-row: auto;
    grid-template-rows: none;
    align-content: start;
  }
`;

export const Copy = styled.div`
  ${inRows(2)}
  row-gap: ${cssVar('space-3')};

  > p {
    ${TEXT_STYLES.body}
    color: ${cssVar('color-text-soft')};

    @media print {
      font-size: ${cssVar('font-size-caption')};
      line-height: ${cssVar('leading-control')};
    }

    > :is(strong, b) {
      color: ${cssVar('color-text-default')};
      font-weight: ${cssVar('font-weight-strong')};
      /* The words of a button are not broken. */
      word-break: var(--word-break);
    }

    > [data-short='true'] {
      ${shortOnOneLine}
    }
  }
`;

export const Title = styled.div`
  display: flex;
  gap: ${cssVar('space-3')};
  align-items: baseline;

  /* A long word does not fit beside the number. */
  ${narrowSection} {
    flex-direction: column;
  }

  > h3 {
    ${TEXT_STYLES.title}

    @media print {
      font-size: ${cssVar('font-size-lead')};
    }
  }

  strong {
    font-weight: inherit;
  }
`;

/** In em: half the height of capitals and digits. */
const HALF_CAPITAL = 0.35;

/** Beside the title, the middles of both are at one height. */
export const StepNumber = styled.span`
  ${TEXT_STYLES.body}
  position: relative;
  inset-block-end: calc(${HALF_CAPITAL} * (${TITLE_SIZE} - 1em));
  display: grid;
  flex: none;
  place-items: center;
  /* Larger with larger text. */
  width: max(${cssVar('space-9')}, 2em);
  aspect-ratio: 1;
  border-radius: ${cssVar('radius-pill')};
  background: ${cssVar('color-text-default')};
  color: ${cssVar('color-surface-page')};
  font-weight: ${cssVar('font-weight-strong')};
  line-height: 1;
  font-variant-numeric: tabular-nums;
  ${forcedColorsBorder}

  ${narrowSection} {
    inset-block-end: auto;
  }

  @media print {
    inset-block-end: auto;
    border: ${cssVar('size-hairline')} solid;
    background: none;
    color: inherit;
  }
`;

/** The texts of a row align, also below a title of two lines. */
export const Item = styled.li`
  ${inRows(3)}
  row-gap: ${cssVar('space-5')};
  break-inside: avoid;

  @media print {
    row-gap: ${cssVar('space-3')};
  }
`;
