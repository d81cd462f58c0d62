import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { cssVar, fade, hiddenIn, media } from '../../theme/css.ts';
import { fontSize } from '../../theme/generated/tokens.ts';
import { displaySizeWithin } from '../../theme/text-styles.ts';
import { Container, HeroSection } from '../../primitives/Layout.tsx';
import { nacreGlow } from '../../primitives/nacre.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { OrderTerms } from './OrderTerms.ts';
import { phoneBesideTerms, landscapePhoneColumns } from './beside-terms.ts';

const PEARL_SIZES = '58vw';

type OrderHeroProps = { title: ReactNode; picture: ReactNode; children: ReactNode };

export function OrderHero({ title, picture, children }: OrderHeroProps) {
  return (
    <Root data-surface="ink">
      <Glow aria-hidden />
      <Layout>
        <Title>{title}</Title>
        <Product>
          <Pearl>
            <Picture data={heroPearl} alt="" sizes={PEARL_SIZES} />
          </Pearl>
          <div>{picture}</div>
        </Product>
        <OrderTerms>{children}</OrderTerms>
      </Layout>
    </Root>
  );
}

/** From this height on, a phone in landscape has room between the header and the title. */
const ROOMY_LANDSCAPE = '24.375rem';

/** Limited in height, so that a very tall viewport also shows the next section. */
const Root = styled(HeroSection)`
  min-height: min(100svh, ${cssVar('size-hero')});
  padding-bottom: ${cssVar('space-14')};

  ${media.mobile} {
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-6')});
    padding-bottom: ${cssVar('space-4')};
  }

  /* Less padding, so that the rows get the remaining height above the fold. */
  ${media.shortViewport} {
    --air: clamp(${cssVar('space-6')}, (100svh - 48rem) * 0.3, ${cssVar('space-9')});
    padding-top: calc(${cssVar('size-header')} + var(--air));
    padding-bottom: ${cssVar('space-11')};
  }

  ${media.landscapePhone} {
    min-height: 100svh;
    padding-top: calc(${cssVar('size-header-mobile')} + ${cssVar('space-3')});
    padding-bottom: ${cssVar('space-3')};
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

  /* Behind the terms, the glow would reduce their contrast. */
  ${media.portrait} {
    display: none;
  }
`;

const Layout = styled(Container)`
  flex: 1;
  display: grid;
  grid-template: 'title picture' auto 'terms picture' 1fr / minmax(0, 6fr) minmax(0, 6fr);
  gap: ${cssVar('space-9')};

  ${media.shortViewport} {
    flex: none;
    /* Larger than the gap between the rows of the terms: the first row repeats the name that ends the title. */
    gap: ${cssVar('space-9')} ${cssVar('space-6')};
    margin-block: auto;
  }

  /* The phone gets the remaining height of the viewport, so that the actions end above the fold. */
  ${media.portrait} {
    grid-template: 'title' auto 'picture' minmax(15rem, 1fr) 'terms' auto / minmax(0, 1fr);
    gap: ${cssVar('space-3')};
  }

  /* As high as the viewport. Title and terms are one group, vertically centered on the phone. */
  ${phoneBesideTerms(css`
    grid-template: '. picture' 1fr 'title picture' auto 'terms picture' auto '. picture' 1fr / 6fr 7fr;
    gap: ${cssVar('space-9')} ${cssVar('space-6')};
    min-height: calc(min(100svh, 76rem) - ${cssVar('size-header')} - ${cssVar('space-15')});
    padding-bottom: ${cssVar('space-6')};
  `)}

  /* Title, terms and actions fill the first screen. The slider ends below it, so that the phone is taller. */
  ${landscapePhoneColumns(css`
    --rise: clamp(-1 * ${cssVar('space-2')}, 100svh - ${ROOMY_LANDSCAPE}, 0px);
    --overhang: calc(${cssVar('space-9')} + ${cssVar('space-2')} + var(--rise));
    grid-template: 'title picture' auto 'terms picture' 1fr '. picture' var(--overhang) /
        minmax(0, 1fr) max(11.5rem, 22vw);
    gap: 0 ${cssVar('space-6')};
    min-height: calc(100svh - ${cssVar('size-header-mobile')} + ${cssVar('space-6')});
    margin-block: var(--rise) 0;
  `)}

  /* A printed grid that does not fit would start a new page. */
  @media print {
    display: block;
  }
`;

/** One line in every language, unless the visitor increases the letter spacing. */
const oneLine = css`
  max-width: none;
  font-size: ${displaySizeWithin('11.6cqi', fontSize.titleMin)};
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
      font-size: ${displaySizeWithin('min(20.9cqi, 21svh - 6rem)')};
    }
  }

  ${media.portrait} {
    > * {
      ${oneLine}
    }
  }

  ${phoneBesideTerms(css`
    > * {
      /* Two lines in every language. If the width barely fits a line, it wraps when the font loads. */
      max-width: 5.6em;
      font-size: ${displaySizeWithin('20.9cqi')};
    }
  `)}

  ${landscapePhoneColumns(css`
    > * {
      ${oneLine}
      font-size: ${displaySizeWithin('min(11.6cqi, 11svh)', fontSize.titleMin)};
    }
  `)}
`;

/** The phone is out of the flow, so that it is taller beside long copy. */
const Product = styled.div`
  grid-area: picture;
  position: relative;
  min-width: 0;
  min-height: min(37rem, 100svh - 16rem);
  pointer-events: none;

  /* From below the header. */
  > :last-child {
    position: absolute;
    inset: calc(-1 * ${cssVar('space-13')}) 0;
  }

  ${media.shortViewport} {
    > :last-child {
      inset-block: calc(-1 * ${cssVar('space-6')}) calc(-1 * ${cssVar('space-10')});
    }
  }

  ${media.portrait} {
    min-height: 0;
    max-height: 27rem;

    > :last-child {
      inset: 0;
    }
  }

  ${phoneBesideTerms(css`
    max-height: none;
  `)}

  ${media.landscapePhone} {
    > :last-child {
      inset-block: 0;
    }
  }
`;

/** Behind the phone, as on Home; its light ends above the page's next section. */
const Pearl = styled.div`
  position: absolute;
  top: -8%;
  inset-inline-start: 3%;
  width: clamp(36rem, 58vw, 60rem);
  mask-image: ${fade('to bottom', '50%', '84%')};

  > picture > img {
    width: 100%;
  }

  /* Keeps the pearl's rim below the header. */
  ${media.shortViewport} {
    top: 0;
  }

  /* Placed so that the phone hides the pearl's highlight. */
  ${media.portrait} {
    top: 0;
    inset-inline-start: calc(50% - 8.5rem);
    width: 24rem;
  }

  ${phoneBesideTerms(css`
    top: -4%;
    inset-inline-start: 12%;
    width: 36rem;
  `)}

  ${landscapePhoneColumns(css`
    top: 0;
    inset-inline-start: 8%;
    width: 24rem;
  `)}

  ${hiddenIn('print, (forced-colors: active)')}
`;
