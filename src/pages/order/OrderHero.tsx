import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';
import { column, Container, HeroSection } from '../../primitives/Layout.tsx';
import { nacreGlow, nacreGradient } from '../../primitives/nacre.ts';

type OrderHeroProps = { title: ReactNode; picture: ReactNode; children: ReactNode };

export function OrderHero({ title, picture, children }: OrderHeroProps) {
  return (
    <Root data-surface="ink">
      <Glow aria-hidden />
      <Layout>
        <Title>{title}</Title>
        <Product>
          <div>{picture}</div>
        </Product>
        <Terms>{children}</Terms>
      </Layout>
    </Root>
  );
}

/** Limited in height: on a very tall screen the footer, with the same background, follows. */
const Root = styled(HeroSection)`
  min-height: min(100svh, ${cssVar('size-hero')});
  padding-bottom: ${cssVar('space-14')};

  ${media.shortViewport} {
    padding-top: calc(${cssVar('size-header')} + ${cssVar('space-6')});
  }
`;

const Glow = styled.div`
  inset: 0;
  ${nacreGlow(0.3, [
    { hue: 2, size: '42% 60%', position: '78% 46%', extent: '76%' },
    { hue: 3, size: '36% 46%', position: '100% 84%', extent: '74%' },
    { hue: 1, size: '34% 44%', position: '56% 92%', extent: '72%' },
  ])}

  mask-image: linear-gradient(${cssVar('palette-black')} 60%, transparent);

  ${media.portrait} {
    background: ${nacreGradient(0.3, [
      { hue: 2, size: '100vw 90vw', position: '70% 30%', extent: '76%' },
      { hue: 3, size: '80vw 70vw', position: '100% 52%', extent: '74%' },
      { hue: 1, size: '80vw 70vw', position: '30% 60%', extent: '72%' },
    ])};
  }
`;

const Layout = styled(Container)`
  display: grid;
  grid-template: 'title picture' auto 'terms picture' 1fr / minmax(0, 6fr) minmax(0, 6fr);
  gap: ${cssVar('space-9')};

  ${media.shortViewport} {
    gap: ${cssVar('space-6')};
    margin-block: auto;
  }

  ${media.portrait} {
    grid-template: 'title' auto 'picture' auto 'terms' auto / minmax(0, 1fr);
    gap: ${cssVar('space-5')};
  }

  /* A printed grid that does not fit would start a new page. */
  @media print {
    display: block;
  }
`;

const Title = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: title;
  container-type: inline-size;

  /* Two lines in the column of a tablet. */
  > * {
    font-size: ${displaySizeWithin('20.9cqi')};
  }

  /* Smaller in a short viewport: the actions stay above the fold. */
  ${media.shortViewport} {
    > * {
      font-size: ${displaySizeWithin('min(20.9cqi, 24svh - 6rem)')};
    }
  }

  ${media.portrait} {
    > * {
      /* Two lines in every language; a width that just fits one line wraps when the font loads. */
      max-width: 5.6em;
    }
  }
`;

/** Out of the flow: beside long copy the phone is taller. */
const Product = styled.div`
  grid-area: picture;
  position: relative;
  min-width: 0;
  min-height: min(37rem, 100svh - 16rem);
  pointer-events: none;

  > div {
    position: absolute;
    inset: calc(-1 * ${cssVar('space-9')}) 0 calc(-1 * ${cssVar('space-12')});
  }

  > div > picture > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  ${media.shortViewport} {
    > div {
      inset-block: calc(-1 * ${cssVar('space-6')});
    }
  }

  ${media.portrait} {
    /*
     * From 40rem of width the phone rises beside the title, so that the actions stay above the
     * fold: by two thirds of the height missing to 77.5rem. It shrinks by a third of that.
     */
    --rise: clamp(0rem, min((100vw - 40rem) * 3, (77.5rem - 100svh) * 0.65), 9rem);
    height: calc(clamp(18rem, 44svh, 25rem) - var(--rise) / 3);
    min-height: 0;
    margin-block-start: calc(-1 * var(--rise));
    margin-inline-start: min(46%, max(0rem, (100vw - 40rem) * 3));

    > div {
      inset: calc(-0.4 * var(--rise)) 0 0;
    }
  }
`;

const Terms = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  grid-area: terms;
  ${column('6')}
  max-width: 32rem;
  min-width: 0;

  dl > div {
    align-items: last baseline;
  }

  /* A long label takes two lines beside the price, which stays in its column. */
  dt {
    flex: 1 1 5rem;
    max-width: max-content;
    text-wrap: balance;
  }

  ${media.shortViewport} {
    gap: ${cssVar('space-4')};

    dl > div {
      padding-block: ${cssVar('space-3')};
    }
  }

  /* Right-aligned also on a line of its own. */
  dd {
    margin-inline-start: auto;
    text-align: end;
  }

  ${media.portrait} {
    max-width: none;
  }

  @media print {
    margin-block-start: ${cssVar('space-5')};
  }
`;
