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
