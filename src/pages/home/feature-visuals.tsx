import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { nacreStroke } from '../../primitives/nacre.ts';

/** A request to the AI wallet as it is typed, in the one gradient stroke of the site. */
export function RequestBox({ children }: { children: ReactNode }) {
  return (
    <Ask>
      <span>{children}</span>
      <i aria-hidden>
        <ArrowUp />
      </i>
    </Ask>
  );
}

const Ask = styled.div`
  ${TEXT_STYLES.title}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-5')};
  margin-top: auto;
  padding: ${cssVar('space-5')} ${cssVar('space-6')};
  border: ${cssVar('size-stroke')} solid transparent;
  border-radius: ${cssVar('radius-large')};
  background:
    linear-gradient(${cssVar('color-surface-page')}, ${cssVar('color-surface-page')}) padding-box,
    ${nacreStroke} border-box;
  box-shadow: 0 0 ${cssVar('space-15')} rgb(from ${cssVar('gradient-nacre-2')} r g b / 0.22);

  > i {
    display: grid;
    flex: none;
    place-items: center;
    width: ${cssVar('size-target')};
    height: ${cssVar('size-target')};
    border-radius: ${cssVar('radius-pill')};
    background: ${cssVar('color-action-background')};
    color: ${cssVar('color-action-text')};
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

/** Pearls resting on a line: one beside a figure, or several on a string, growing along it. */
export const PearlLine = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: space-between;
  margin: ${cssVar('space-5')} calc(-1 * ${cssVar('space-8')}) 0;
  padding-inline: ${cssVar('space-8')};
  border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};

  > span {
    ${TEXT_STYLES.title}
    font-size: calc(${cssVar('font-size-title-max')} * 1.5);
    font-variant-numeric: tabular-nums;
    padding-bottom: ${cssVar('space-2')};
  }

  > picture > img {
    width: clamp(6rem, 11vw, 9.5rem);
  }
`;

/** Pearls on a string, threaded through their middles. */
export const PearlString = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-2')};

  &::before {
    content: '';
    position: absolute;
    inset-inline: calc(-1 * ${cssVar('space-8')});
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-strong')};
  }

  > picture {
    position: relative;
    flex: 0 1 auto;
  }

  > :nth-child(1) {
    width: 12%;
  }

  > :nth-child(2) {
    width: 18%;
  }

  > :nth-child(3) {
    width: 26%;
  }

  > :nth-child(4) {
    width: 36%;
  }
`;

/** A picture that begins under the words of a tile and runs over its foot. */
export const TilePicture = styled.div`
  position: relative;
  flex: 1;
  margin: ${cssVar('space-4')} calc(-1 * ${cssVar('space-8')}) calc(-1 * ${cssVar('space-8')});

  > picture > img {
    position: absolute;
    width: 100%;
  }

  ${media.mobile} {
    > picture > img {
      width: 150%;
      max-width: none;
    }
  }
`;
