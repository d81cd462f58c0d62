import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { cssVar } from '../../theme/css-var.ts';

/**
 * The first stop of the keyboard: jumps over the header. A button, because the address `#main`
 * would be a route.
 */
export function SkipLink() {
  return (
    <Skip $size="small" onClick={() => document.querySelector('main')?.focus()}>
      <FormattedMessage id="header.skip" />
    </Skip>
  );
}

const Skip = styled(Button)`
  position: absolute;
  z-index: ${cssVar('z-header')};
  top: ${cssVar('space-3')};
  left: ${cssVar('space-5')};

  &:not(:focus-visible) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
