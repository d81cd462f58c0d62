import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../theme/css-var.ts';
import { media } from '../../theme/media.ts';
import { Container } from '../Layout.tsx';
import { nacreLight } from '../nacre.ts';
import { Stage } from '../Stage.tsx';

type OfferProps = {
  title: ReactNode;
  /** The product, close; it runs off the end side of the page. */
  picture: ReactNode;
  /** What it is, what it costs, and what to do. */
  children: ReactNode;
};

/** The opening of a page about one thing to have: words on the start side, the thing on the other. */
export function Offer({ title, picture, children }: OfferProps) {
  return (
    <Ground data-surface="ink">
      <Light aria-hidden />
      <Layout>
        <Title>{title}</Title>
        <Product>{picture}</Product>
        <Terms>{children}</Terms>
      </Layout>
    </Ground>
  );
}

const Ground = styled(Stage)`
  padding-bottom: ${cssVar('space-14')};
`;

/** Nacre behind the product. */
const Light = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${nacreLight(0.3, [
    { hue: 2, size: '42% 60%', at: '78% 46%', reach: '76%' },
    { hue: 3, size: '36% 46%', at: '100% 84%', reach: '74%' },
    { hue: 1, size: '34% 44%', at: '56% 92%', reach: '72%' },
  ])};

  @media (forced-colors: active) {
    display: none;
  }
`;

const Layout = styled(Container)`
  display: grid;
  grid-template: 'title picture' auto 'terms picture' 1fr / minmax(0, 6fr) minmax(0, 6fr);
  gap: ${cssVar('space-9')};

  ${media.mobile} {
    grid-template: 'title' auto 'picture' auto 'terms' auto / minmax(0, 1fr);
    gap: ${cssVar('space-5')};
  }
`;

const Title = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: title;
  min-width: 0;
`;

/** Out of the flow: the words decide how tall the page is, the picture dissolves where they end. */
const Product = styled.div`
  grid-area: picture;
  position: relative;
  min-width: 0;
  pointer-events: none;

  img {
    position: absolute;
    top: -6rem;
    left: -3rem;
    width: clamp(30rem, 58vw, 60rem);
    max-width: none;
    mask-image: linear-gradient(${cssVar('palette-black')} 60%, transparent 94%);
  }

  ${media.mobile} {
    height: min(24rem, 44svh);
    overflow: visible;
    mask-image: linear-gradient(${cssVar('palette-black')} 70%, transparent);

    img {
      position: static;
      width: 118%;
      margin-inline-start: 6%;
      mask-image: none;
    }
  }
`;

const Terms = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: terms;
  display: flex;
  flex-direction: column;
  gap: ${cssVar('space-6')};
  max-width: 32rem;
  min-width: 0;

  dl > div {
    align-items: baseline;
  }

  ${media.mobile} {
    max-width: none;
  }
`;
