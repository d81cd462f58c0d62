import type { ReactNode } from 'react';
import styled from 'styled-components';
import { splitAmount } from '../../i18n/split-amount.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import {
  contactShadow,
  CqiFrame,
  currencyMark,
  giantText,
} from '../../primitives/pearl-figures.ts';
import { cssVar } from '../../theme/css.ts';
import { container } from '../../theme/generated/tokens.ts';
import { balancedText, inRem, TEXT_STYLES } from '../../theme/text-styles.ts';

type CurrencyPairProps = { start: string; end: string; picture: ReactNode };

/** Two currencies, and a line with a pearl between them. */
export function CurrencyPair({ start, end, picture }: CurrencyPairProps) {
  return (
    <CqiFrame>
      <Line translate="no">
        <span>{start}</span>
        {picture}
        <span>{end}</span>
      </Line>
    </CqiFrame>
  );
}

const Line = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 2.5cqi;
  ${giantText('18.4cqi')}
  /* The font kerns D and T so closely that they would touch. */
  font-kerning: none;
  line-height: 1.1;

  > span {
    flex: none;
  }

  > span:first-child {
    margin-left: -0.05em;
  }

  > span:last-child {
    margin-right: 0.045em;
  }

  > picture {
    display: grid;
    flex: 1;
    justify-items: center;
    /* Different values, because the glyphs have different side bearings: the visible gaps are about equal. */
    margin-inline: 0.09em 0.026em;
  }

  > picture > img {
    width: 23cqi;
  }

  > picture::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  /* The line that joins the pearls, continued to both edges of the page. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    width: 50vw;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  &::before {
    right: calc(100% + 0.077em);
  }

  &::after {
    left: calc(100% + 0.069em);
  }

  ${contactShadow('96% calc(50% - 9.5cqi) auto', 3.4)}
`;

type PearlZeroProps = {
  /** The pearl is drawn inside the zero. Screen readers read the whole amount. */
  amount: string;
  picture: ReactNode;
  children: ReactNode;
};

export function PearlZero({ amount, picture, children }: PearlZeroProps) {
  const { before, symbol, digit, after } = splitAmount(amount);
  return (
    <CqiFrame>
      <FigureAndCaption>
        <Amount>
          {before && <Mark as="small">{before}</Mark>}
          {symbol && <Mark>{symbol}</Mark>}
          <Zero>
            <Mark>{digit}</Mark>
            {picture}
          </Zero>
          {after && <Mark as="small">{after}</Mark>}
          <VisuallyHidden>{amount}</VisuallyHidden>
        </Amount>
        <p>{children}</p>
      </FigureAndCaption>
    </CqiFrame>
  );
}

const Mark = styled.span.attrs({ 'aria-hidden': true, translate: 'no' })``;

/** The caption is beside the figure where there is room for a line of text. */
const FigureAndCaption = styled.div`
  --figure: 1cqi;

  > p {
    ${TEXT_STYLES.lead}
    color: ${cssVar('color-text-soft')};
    ${balancedText}
  }

  @container (width >= ${inRem(container.captionBeside)}) {
    --figure: 0.7cqi;
    display: flex;
    gap: ${cssVar('space-6')};
    align-items: center;

    > p {
      flex: 1;
    }
  }
`;

const Amount = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: calc(3 * var(--figure));
  padding-bottom: calc(5 * var(--figure));

  > small {
    ${currencyMark('calc(12 * var(--figure))')}
    margin-right: calc(-1.2 * var(--figure));
  }

  span[aria-hidden] {
    flex: none;
    margin-left: -0.03em;
    ${giantText('calc(58 * var(--figure))')}
    translate: 0 -3%;
  }
`;

/** A zero with a pearl for its dot. */
const Zero = styled.span`
  position: relative;
  display: grid;
  place-items: center;

  > * {
    grid-area: 1 / 1;
  }

  > picture {
    width: calc(13 * var(--figure));
    translate: 4% -14%;
  }

  > picture > img {
    width: 100%;
  }
`;
