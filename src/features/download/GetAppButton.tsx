import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { siteUrl } from '../../browser/site-url.ts';
import { Button } from '../../primitives/Button.tsx';
import type { ButtonStyleProps } from '../../primitives/button-styles.ts';
import { ROUTES, useNavigation } from '../../navigation/routes.ts';
import { Popover } from '../../primitives/Popover.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { condition, media } from '../../theme/media.ts';
import { downloadPageUrl } from './download-page.ts';
import { useEnterpriseLink } from './enterprise-link.ts';
import { LazyPopup } from './LazyPopup.tsx';
import { shouldOpenHere, registerButton, DEFAULT_TARGET } from './popup-registry.ts';
import { STORES } from './stores.ts';
import { useHoverPopup } from './use-hover-popup.ts';

export { DEFAULT_TARGET } from './popup-registry.ts';

type GetAppButtonProps = Pick<ButtonStyleProps, '$size'> & {
  /** The element id that `openQRModal` and `?scrollTo=` refer to. */
  id: string;
  /** Request the enterprise link now, not when the popup first opens (HDR-9). */
  eager?: boolean;
  /** Handles an `openQRModal` whose button is not in view. */
  isFallback?: boolean;
};

/** Opens the QR popup (HDR-8, POP). On a phone it navigates to the download page instead. */
export function GetAppButton({ id, eager = false, isFallback = false, $size }: GetAppButtonProps) {
  const t = useTranslate();
  const popoverId = useId();
  const { navigate } = useNavigation();
  const hover = useHoverPopup((target = DEFAULT_TARGET) =>
    shouldOpenHere(target, { id, isFallback }),
  );
  const enterprise = useEnterpriseLink(eager || hover.visible);
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
          downloadUrl={hover.visible ? downloadPageUrl(siteUrl()) : ''}
          links={STORES}
          enterprise={enterprise}
          onNavigate={hover.close}
        />
      </DownloadPopover>
    </>
  );
}

function isPhone(): boolean {
  return matchMedia(condition.mobile).matches;
}

const DownloadPopover = styled(Popover)`
  /* Not squeezed beside its button: it goes to the other side instead. */
  min-width: min(${cssVar('size-popup-small')}, 100vw - 2 * ${cssVar('space-5')});
  border-radius: ${cssVar('radius-huge')};
  /* The gap to the button belongs to the popup, so that the pointer can cross it slowly. */
  overflow: visible;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  /* A phone opens it only when asked from outside; its button may be far off, so it does without. */
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
