import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { giantText, contactShadow } from '../../primitives/pearl-figures.ts';

type CurrencyThreadProps = {
  start: string;
  end: string;
  picture: ReactNode;
};

export function CurrencyThread({ start, end, picture }: CurrencyThreadProps) {
  return (
    <Frame>
      <Thread translate="no">
        <span>{start}</span>
        {picture}
        <span>{end}</span>
      </Thread>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** Lengths in cqi: the same proportions at every width. */
const Thread = styled.p`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 2.5cqi;
  ${giantText('18.4cqi')}
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
    margin-inline: 0.1em 0.06em;
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

  /* The string after the second code, up to the edge of the page. */
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: calc(100% + 0.06em);
    width: 50vw;
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  ${contactShadow('97% calc(50% - 10cqi) auto', 2.4)}
`;
