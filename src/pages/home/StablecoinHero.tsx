import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { Container } from '../../primitives/Layout.tsx';
import { nacreGradient } from '../../primitives/nacre.ts';
import { renderWhenNear } from '../../primitives/content-visibility.ts';

type StablecoinHeroProps = {
  /** Above the water, on the start side. */
  words: ReactNode;
  /** What the figure counts. */
  label: ReactNode;
  /** The figure that rests on the water. */
  figure: ReactNode;
  /** A round picture that rests on the water. */
  picture: ReactNode;
  /** The same again, for its reflection. */
  reflection: ReactNode;
  /** Below the water, over the reflection. */
  children: ReactNode;
};

/** A pearl and a figure at rest on a line of still water, from edge to edge of the page. */
export function StablecoinHero(props: StablecoinHeroProps) {
  return (
    <>
      <Surface>
        <Above>
          <div>{props.words}</div>
          <Figure>
            <span>{props.label}</span>
            <strong>{props.figure}</strong>
          </Figure>
          <Pearl>
            <div data-motion="settle">{props.picture}</div>
            <Reflection aria-hidden>{props.reflection}</Reflection>
          </Pearl>
        </Above>
      </Surface>
      <Below>{props.children}</Below>
    </>
  );
}

const Surface = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${cssVar('size-hairline')};
    background: linear-gradient(
      to right,
      ${cssVar('color-line-subtle')},
      ${cssVar('color-line-strong')} 62%,
      ${cssVar('color-line-subtle')}
    );
  }

  /* Light on the water. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 24rem;
    background: ${nacreGradient(0.2, [{ hue: 2, size: '50% 60%', position: '62% 0', extent: '78%' }])};
    pointer-events: none;
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }

    &::after {
      display: none;
    }
  }
`;

const Above = styled(Container)`
  display: grid;
  grid-template: 'words pearl' 1fr 'figure pearl' auto / minmax(0, 6.4fr) minmax(0, 5.6fr);
  column-gap: ${cssVar('space-6')};

  > :first-child {
    grid-area: words;
    padding-top: ${cssVar('space-13')};
    max-width: 26rem;
  }

  ${media.mobile} {
    grid-template: 'words words' auto 'figure pearl' auto / minmax(min-content, 1fr) minmax(
        0,
        2.4fr
      );
    row-gap: ${cssVar('space-9')};

    > :first-child {
      padding-top: ${cssVar('space-5')};
    }
  }
`;

const Figure = styled.p`
  grid-area: figure;
  align-self: end;
  padding-bottom: ${cssVar('space-4')};

  > span {
    ${TEXT_STYLES.caption}
    display: block;
    color: ${cssVar('color-text-muted')};
  }

  > strong {
    ${TEXT_STYLES.heading}
    font-size: calc(${cssVar('font-size-heading-max')} * 0.82);
    font-variant-numeric: tabular-nums;
    /* A heading's balance would let it wrap. */
    text-wrap: nowrap;
  }

  ${media.mobile} {
    position: relative;
    z-index: ${cssVar('z-raised')};

    > strong {
      font-size: calc(${cssVar('font-size-display-min')} * 0.96);
    }
  }
`;

/** The picture's own edge is soft, so it stands a little lower than the line. */
const Pearl = styled.div`
  grid-area: pearl;
  position: relative;
  align-self: end;
  width: min(100%, 30rem);
  translate: 0 3.6%;

  > div {
    ${renderWhenNear('1')}
  }

  img {
    width: 100%;
  }

  ${media.mobile} {
    justify-self: end;
    width: 15.5rem;
    max-width: 100%;
  }
`;

const Reflection = styled.div`
  position: absolute;
  inset: calc(100% - 4%) 0 auto;
  scale: 1 -1;
  opacity: 0.34;
  filter: blur(0.35rem);
  mask-image: linear-gradient(to top, ${cssVar('palette-black')}, transparent 46%);

  @media (forced-colors: active) {
    display: none;
  }
`;

const Below = styled(Container)`
  padding-top: clamp(8rem, 14vw, 12rem);
`;
