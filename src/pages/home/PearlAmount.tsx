import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';
import { giantText, contactShadow } from '../../primitives/pearl-figures.ts';

type PearlAmountProps = {
  /** The sum as it is read out, such as `$1000`. */
  label: string;
  /** What is written of it; the pearls are its zeros. */
  digits: string;
  /** Three round pictures. */
  children: ReactNode;
};

/** A sum of money whose zeros are pearls on a string, as wide as it is given. One picture to readers. */
export function PearlAmount({ label, digits, children }: PearlAmountProps) {
  return (
    <Frame>
      <Sum role="img" aria-label={label} data-motion="string">
        <span>{digits}</span>
        {children}
      </Sum>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** All in hundredths of the width, so that it is the same drawing on every screen. */
const Sum = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 1.4cqi;
  height: 33.6cqi;

  /* The string, on to the end of the page. */
  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 22cqi;
    width: 100vw;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  > span {
    flex: none;
    margin-left: -1cqi;
    ${giantText('36.4cqi')}
    translate: 0 -3%;
  }

  > picture {
    flex: 1;
    display: block;
    ${renderWhenNear('1')}
  }

  > picture > img {
    width: 100%;
  }

  ${contactShadow('96% 6% auto', 3.4)}
`;
