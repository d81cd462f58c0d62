import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../../../../../src/primitives/Text.tsx';
import { cssVar } from '../../../../../src/theme/css.ts';

type NoticeProps = {
  title: string;
  /** With a pearl, where there is nothing left to do. */
  isSuccess?: boolean;
  children: ReactNode;
};

export function Notice({ title, isSuccess, children }: NoticeProps) {
  return (
    <Page>
      {isSuccess && <Pearl aria-hidden />}
      <Text as="h2" $variant="title">
        {title}
      </Text>
      <Body>{children}</Body>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${cssVar('space-4')};
  height: 100%;
  overflow: auto;
  padding: ${cssVar('space-8')} ${cssVar('space-5')};
  text-align: center;
`;

const Body = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
  justify-items: center;
  max-width: 34rem;
  color: ${cssVar('color-text-soft')};
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

const Pearl = styled.div`
  width: ${cssVar('size-tile-pearl')};
  aspect-ratio: 1;
  margin-bottom: ${cssVar('space-5')};
  border-radius: 50%;
  background:
    radial-gradient(circle at 34% 26%, ${cssVar('palette-white')} 0 4%, transparent 30%),
    radial-gradient(circle at 72% 78%, ${cssVar('gradient-nacre-4')}, transparent 46%),
    radial-gradient(circle at 20% 76%, ${cssVar('gradient-nacre-1')}, transparent 52%),
    radial-gradient(circle at 78% 30%, ${cssVar('gradient-nacre-3')}, transparent 56%),
    ${cssVar('gradient-nacre-2')};
  box-shadow:
    inset -14px -18px 36px -10px rgb(from ${cssVar('palette-ink-900')} r g b / 0.45),
    0 0 90px -10px rgb(from ${cssVar('gradient-nacre-2')} r g b / 0.5);
`;
