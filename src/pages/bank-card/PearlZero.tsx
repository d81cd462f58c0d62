import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { giantText, contactShadow } from '../../primitives/pearl-figures.ts';

type PearlZeroProps = {
  /** The sum as it is read out, such as `$0`. */
  label: string;
  /** What is written of it; the pearl is its zero. */
  digits: string;
  /** A round picture. */
  picture: ReactNode;
  /** What it is a sum of. */
  children: ReactNode;
};

/** Nothing to pay, as large as its half of the page: a currency sign, and a pearl for the zero. */
export function PearlZero({ label, digits, picture, children }: PearlZeroProps) {
  return (
    <Frame>
      <Sum translate="no">
        <span aria-hidden>{digits}</span>
        {picture}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Sum>
      <p>{children}</p>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;

  > p {
    ${TEXT_STYLES.lead}
    color: ${cssVar('color-text-soft')};
  }
`;

const Sum = styled.div`
  display: flex;
  align-items: center;
  gap: 6cqi;
  padding-bottom: 9cqi;

  > [aria-hidden] {
    flex: none;
    margin-left: -0.03em;
    ${giantText('62cqi')}
    translate: 0 -3%;
  }

  > picture {
    flex: none;
    width: 48cqi;
  }

  > picture > img {
    width: 100%;
  }

  ${contactShadow('95% 8% auto', 6)}
`;
