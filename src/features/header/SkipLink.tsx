import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Button } from '../../primitives/Button.tsx';
import { cssVar } from '../../theme/css.ts';

/** A button, not a link: the hash router would read `#main` as a route. */
export function SkipLink() {
  const t = useTranslate();
  return (
    <Skip $size="small" onClick={() => document.querySelector('main')?.focus()}>
      {t('header.skip')}
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
