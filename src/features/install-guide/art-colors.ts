import { css } from 'styled-components';
import { cssVar } from '../../theme/css.ts';

/** Colors of the drawn phones, which are light on a dark surface, too. */
export const artColors = css`
  --art-ink: ${cssVar('palette-ink-900')};
  --art-paper: ${cssVar('palette-white')};
  --art-line: ${cssVar('palette-paper-200')};
  --art-muted: ${cssVar('palette-paper-400')};
  --art-tile: ${cssVar('palette-ink-700')};
  --art-accent: ${cssVar('palette-cobalt-600')};
  --art-nacre-1: ${cssVar('gradient-nacre-1')};
  --art-nacre-2: ${cssVar('gradient-nacre-2')};
  --art-nacre-3: ${cssVar('gradient-nacre-3')};
  --art-nacre-4: ${cssVar('gradient-nacre-4')};
`;
