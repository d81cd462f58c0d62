import { Suspense, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { onIdle } from '../../browser/on-idle.ts';
import { useSiteAddress } from '../../browser/use-site-address.ts';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { Button, type ButtonStyleProps } from '../../primitives/Button.tsx';
import { Popover } from '../../primitives/Popover.tsx';
import { condition, cssVar, media } from '../../theme/css.ts';
import { size } from '../../theme/generated/tokens.ts';
import { inRem } from '../../theme/text-styles.ts';
import { downloadPageUrl } from './download-options.ts';
import type { DownloadPopupProps } from './DownloadPopup.tsx';
import { useEnterpriseLink } from './enterprise-link.ts';
import { DEFAULT_TARGET, registerButton, shouldOpenHere } from './popup-registry.ts';
import { useDownloadLinks } from './use-download-links.ts';
import { useHoverPopup } from './use-hover-popup.ts';

export { DEFAULT_TARGET } from './popup-registry.ts';

const DownloadPopup = lazyComponent(
  () => import('./DownloadPopup.tsx'),
  (module) => module.DownloadPopup,
);

type GetAppButtonProps = Pick<ButtonStyleProps, '$size' | '$variant'> & {
  /** The element id that `openQRModal` and `?scrollTo=` refer to. */
  id: string;
  /** Request the enterprise link now, not when the popup first opens (HDR-9). */
  eager?: boolean;
  /** Handles an `openQRModal` whose button is not in view. */
  isFallback?: boolean;
};

/** Opens the QR popup (HDR-8, POP). On a phone it navigates to the download page instead. */
export function GetAppButton({
  id,
  eager = false,
  isFallback = false,
  $size,
  $variant,
}: GetAppButtonProps) {
  const t = useTranslate();
  const popoverId = useId();
  const { navigate } = useNavigation();
  const hover = useHoverPopup((target = DEFAULT_TARGET) =>
    shouldOpenHere(target, { id, isFallback }),
  );
  const enterprise = useEnterpriseLink(eager || hover.visible);
  const siteAddress = useSiteAddress();
  const links = useDownloadLinks();
  useEffect(() => {
    // A tap before hydration opened the popup natively.
    const popup = document.getElementById(popoverId);
    if (isPhone() && popup?.matches(':popover-open') === true) {
      popup.hidePopover();
      navigate(ROUTES.download);
    }
    return registerButton(id);
  }, [id, popoverId, navigate]);

  return (
    <>
      <Button
        {...hover.button}
        id={id}
        $size={$size ?? 'regular'}
        $variant={$variant ?? 'primary'}
        popoverTarget={popoverId}
        onPointerEnter={(event) => !isPhone() && hover.button.onPointerEnter(event)}
        onClick={(event) => {
          if (isPhone()) {
            event.preventDefault();
            navigate(ROUTES.download);
          } else {
            hover.button.onClick(event);
          }
        }}
      >
        {t('header.get-app')}
      </Button>
      <DownloadPopover
        {...hover.popup}
        id={popoverId}
        role="dialog"
        aria-label={t('header.get-app')}
        data-surface="paper"
      >
        <LazyPopup
          visible={hover.visible}
          downloadUrl={hover.visible ? downloadPageUrl(siteAddress().url) : ''}
          links={links}
          enterprise={enterprise}
          onNavigate={hover.close}
        />
      </DownloadPopover>
    </>
  );
}

/** Loads when idle (not on a phone, which has no popup), or when the popup first opens. */
function LazyPopup(props: DownloadPopupProps) {
  const [opened, setOpened] = useState(props.visible);
  if (props.visible && !opened) setOpened(true);

  useEffect(() => {
    if (isPhone()) return undefined;
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

function isPhone(): boolean {
  return matchMedia(condition.mobile).matches;
}

const DownloadPopover = styled(Popover)`
  /* Where this width does not fit on one side of the button, the popup flips to the other side. */
  min-width: min(${cssVar('size-popup-small')}, 100vw - 2 * ${cssVar('space-5')});
  border-radius: ${cssVar('radius-huge')};
  /* The gap to the button belongs to the popup, so that the pointer can cross it slowly. */
  overflow: visible;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  /* A phone opens it only by event, and its button may be off-screen, so it is not anchored. */
  ${media.mobile} {
    position-anchor: --none;
    inset: ${cssVar('space-5')};
    margin: auto;
  }

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${cssVar('offset-popup')}) 0;
    z-index: -1;
  }
`;

const Placeholder = styled.div`
  width: ${inRem(size.popup)};
  max-width: 100%;
  height: ${cssVar('size-popup-placeholder')};
`;
