import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../src/theme/css-var.ts';

/** A ground of one surface for a primitive to stand on. */
export function Surface({ name, children }: { name: 'paper' | 'ink'; children: ReactNode }) {
  return <Ground data-surface={name}>{children}</Ground>;
}

const Ground = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-4')};
  padding: ${cssVar('space-8')};
  background: ${cssVar('color-surface-page')};
`;

/**
 * A screen's worth of ink with one control where a hero would have it, so that what the control
 * opens has room; and something else that can take the focus.
 */
export function Stand({ children }: { children: ReactNode }) {
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
