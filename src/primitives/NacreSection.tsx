import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { Section } from './Layout.tsx';
import { nacreGradient } from './nacre.ts';

export const NacreSection = styled(Section)`
  background:
    ${nacreGradient(0.85, [
      { hue: 2, size: '46% 60%', position: '76% 40%', extent: '75%' },
      { hue: 3, size: '40% 50%', position: '96% 76%', extent: '75%' },
      { hue: 1, size: '40% 50%', position: '56% 88%', extent: '72%' },
    ])},
    ${cssVar('color-surface-page')};

  ${media.mobile} {
    background:
      ${nacreGradient(0.85, [
        { hue: 2, size: '100vw 100vw', position: '80% 40%', extent: '75%' },
        { hue: 3, size: '80vw 80vw', position: '100% 76%', extent: '75%' },
        { hue: 1, size: '80vw 80vw', position: '30% 92%', extent: '72%' },
      ])},
      ${cssVar('color-surface-page')};
  }
`;
