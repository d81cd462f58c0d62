import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import { giantText, contactShadow } from '../../primitives/pearl-figures.ts';

type PearlZeroProps = {
  /** The amount for screen readers, such as `$0`. */
  label: string;
  /** The part that is text; the pearl is the zero. */
  digits: string;
  picture: ReactNode;
  children: ReactNode;
};

export function PearlZero({ label, digits, picture, children }: PearlZeroProps) {
  return (
    <Frame>
      <Amount translate="no">
        <span aria-hidden>{digits}</span>
        {picture}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Amount>
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

const Amount = styled.div`
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
