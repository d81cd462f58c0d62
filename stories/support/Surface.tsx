import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../src/theme/css.ts';

export const SURFACES = ['paper', 'ink'] as const;

type SurfaceProps = {
  name: (typeof SURFACES)[number];
  /** Children below each other, full width. */
  column?: boolean;
  /** Images of one small width. */
  gallery?: boolean;
  children: ReactNode;
};

/** The background of a surface. */
export function Surface({ name, column, gallery, children }: SurfaceProps) {
  return (
    <Background data-surface={name} data-column={column} data-gallery={gallery}>
      {children}
    </Background>
  );
}

/** The same children on paper and, below, on ink. */
export function BothSurfaces(props: Omit<SurfaceProps, 'name'>) {
  return SURFACES.map((surface) => <Surface key={surface} name={surface} {...props} />);
}

const Background = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-4')};
  padding: ${cssVar('space-8')} ${cssVar('space-5')};
  background: ${cssVar('color-surface-page')};

  &[data-column] {
    flex-direction: column;
    /* A column that wraps would be as wide as its children's content. */
    flex-wrap: nowrap;
    align-items: stretch;
    gap: ${cssVar('space-8')};
  }

  &[data-gallery] img {
    width: 8rem;
    height: auto;
  }
`;

/** A viewport of ink: room for a popover; the frame itself can take the focus (`data-frame`). */
export function HeroFrame({ children }: { children: ReactNode }) {
  return (
    <Screen data-surface="ink" data-frame tabIndex={-1}>
      {children}
    </Screen>
  );
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${cssVar('space-6')};
  min-height: 100svh;
  padding: ${cssVar('space-8')} ${cssVar('space-5')};
  background: ${cssVar('color-surface-page')};

  &:focus {
    outline: none;
  }
`;
