import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../../src/theme/css-var.ts';

/** Both surfaces that a primitive must stand on. */
export const SURFACES = ['paper', 'ink'] as const;

type SurfaceProps = {
  name: (typeof SURFACES)[number];
  /** Children under one another, as wide as the ground. */
  column?: boolean;
  /** Children as small pictures of one width. */
  gallery?: boolean;
  children: ReactNode;
};

/** A ground of one surface for a primitive to stand on. */
export function Surface({ name, column, gallery, children }: SurfaceProps) {
  return (
    <Ground data-surface={name} data-column={column} data-gallery={gallery}>
      {children}
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-4')};
  padding: ${cssVar('space-8')} ${cssVar('space-5')};
  background: ${cssVar('color-surface-page')};

  &[data-column] {
    flex-direction: column;
    /* A column that may wrap is at least as wide as its children would like to be. */
    flex-wrap: nowrap;
    align-items: stretch;
    gap: ${cssVar('space-8')};
  }

  &[data-gallery] img {
    width: 8rem;
    height: auto;
  }
`;

/**
 * A screen's worth of ink with one control where a hero would have it, so that what the control
 * opens has room; and something else that can take the focus.
 */
export function HeroFrame({ children }: { children: ReactNode }) {
  return (
    <Screen data-surface="ink" data-elsewhere tabIndex={-1}>
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
