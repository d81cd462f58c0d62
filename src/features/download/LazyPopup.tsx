import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { onIdle } from '../../browser/on-idle.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { size } from '../../theme/generated/tokens.ts';
import { condition } from '../../theme/media.ts';
import { inRem } from '../../theme/text-styles.ts';
import type { DownloadPopupProps } from './DownloadPopup.tsx';

const DownloadPopup = lazyComponent(
  () => import('./DownloadPopup.tsx'),
  (module) => module.DownloadPopup,
);

/**
 * Loads the popup's content when the page is idle (never on a phone, which has no popup), or when the
 * popup first opens. If loading fails, the popup links to the download page.
 */
export function LazyPopup(props: DownloadPopupProps) {
  const [opened, setOpened] = useState(props.visible);
  if (props.visible && !opened) setOpened(true);

  useEffect(() => {
    if (matchMedia(condition.mobile).matches) return undefined;
    return onIdle(() => void DownloadPopup.preload().catch(() => undefined));
  }, []);

  if (!opened) return null;
  return (
    <OptionalBoundary fallback={FALLBACK}>
      <Suspense fallback={<Placeholder />}>
        <DownloadPopup {...props} />
      </Suspense>
    </OptionalBoundary>
  );
}

const FALLBACK = (
  <RouteButton to={ROUTES.download}>
    <FormattedMessage id="common.get-app" />
  </RouteButton>
);

const Placeholder = styled.div`
  width: ${inRem(size.popup)};
  max-width: 100%;
  height: ${cssVar('size-popup-placeholder')};
`;
