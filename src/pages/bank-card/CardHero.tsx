import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { cssVar, media } from '../../theme/css.ts';
import { column, Container, Glow, HeroSection, TITLE_AND_LEAD } from '../../primitives/Layout.tsx';

type CardHeroProps = {
  ref?: Ref<HTMLElement>;
  title: ReactNode;
  copy: ReactNode;
  picture: ReactNode;
};

export function CardHero({ ref, title, copy, picture }: CardHeroProps) {
  return (
    <HeroSection ref={ref} data-surface="ink" $noPaddingBottom>
      <Glow />
      <Copy>
        <div>{title}</div>
        <div>{copy}</div>
      </Copy>
      <CloseUp>{picture}</CloseUp>
    </HeroSection>
  );
}

const Copy = styled(Container)`
  z-index: ${cssVar('z-raised')};
  display: grid;
  grid-template-columns: ${TITLE_AND_LEAD};
  gap: ${cssVar('space-7')} ${cssVar('space-6')};
  align-items: end;

  > :first-child {
    max-width: 56rem;
  }

  > :last-child {
    ${column('7', 'flex-start')}
    padding-bottom: ${cssVar('space-3')};
  }

  ${media.belowLg} {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      max-width: 32rem;
    }
  }

  ${media.landscapePhone} {
    gap: ${cssVar('space-4')};

    > :last-child {
      gap: ${cssVar('space-4')};
    }
  }
`;

const CloseUp = styled.div`
  position: relative;
  height: clamp(30rem, 55vw, 88rem);
  margin-top: clamp(${cssVar('space-2')}, 1.5vw, ${cssVar('space-8')});
  overflow: clip;
  mask-image: linear-gradient(${cssVar('palette-black')} 52%, transparent);

  img {
    width: max(60rem, 122vw);
    max-width: none;
    margin-left: clamp(-18rem, -9vw, -4rem);
  }

  ${media.mobile} {
    height: clamp(25rem, 58vw, 28rem);
    margin-top: ${cssVar('space-5')};

    img {
      width: max(48rem, 116vw);
      margin-left: -5.5rem;
    }
  }

  @media print {
    img {
      width: 100%;
      margin-left: 0;
    }
  }
`;
