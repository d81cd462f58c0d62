import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { X } from 'lucide';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { mobileGutter, Stack } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { nacreStroke } from '../../primitives/nacre.ts';
import { cssVar, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { closeHiddenPopovers } from './close-on-back.ts';
import { Logo } from './Logo.tsx';
import { isMenuButtonVisible, MENU_ID, MenuButton } from './MenuButton.tsx';
import { NavItems } from './NavItems.tsx';
import { useActiveItem } from './use-active-item.ts';

/** A modal dialog (HDR-7). The Get App button links to the download page (HDR-8). */
export function MobileMenu({ language }: { language: ReactNode }) {
  const t = useTranslate();
  const ref = useRef<HTMLDialogElement>(null);
  const active = useActiveItem(useNavigation().path);
  const close = () => ref.current?.close();

  // Rotating a tablet or resizing the window may replace the menu with the header's row of items.
  useEffect(() => {
    const closeReplaced = () => {
      // Large text keeps the button at every width.
      if (!isMenuButtonVisible()) ref.current?.close();
      closeHiddenPopovers();
    };
    // The menu can be opened, and the window resized, before this is hydrated.
    closeReplaced();
    addEventListener('resize', closeReplaced);
    return () => removeEventListener('resize', closeReplaced);
  }, []);

  return (
    <MenuDialog
      ref={ref}
      id={MENU_ID}
      aria-label={t('header.menu.label')}
      data-surface="ink"
      onClose={closeNestedPopovers}
    >
      <TopBar>
        <Logo onNavigate={close} />
        <MenuButton aria-label={t('header.menu.close')} command="close" icon={X} />
      </TopBar>
      <Items>
        <NavItems active={active} onNavigate={close} />
      </Items>
      <Stack $gap="4">
        <div>{language}</div>
        <RouteButton to={ROUTES.download} $wide onClick={close}>
          {t('header.get-app')}
        </RouteButton>
      </Stack>
    </MenuDialog>
  );
}

/** Closing a dialog does not close the popovers inside. */
function closeNestedPopovers({ currentTarget: menu }: SyntheticEvent<HTMLDialogElement>) {
  menu.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

const MenuDialog = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0 ${mobileGutter} ${cssVar('space-6')};
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${cssVar('color-surface-page')};
  opacity: 0;
  transition:
    opacity ${cssVar('duration-normal')} ${cssVar('easing-out')},
    display ${cssVar('duration-normal')} allow-discrete,
    overlay ${cssVar('duration-normal')} allow-discrete;

  &[open] {
    display: flex;
    flex-direction: column;
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;

const TopBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  min-height: ${cssVar('size-header-mobile')};
`;

const Items = styled.ul`
  flex: 1;
  padding-block: ${cssVar('space-5')} ${cssVar('space-8')};

  a {
    ${TEXT_STYLES.headingSm}
    display: flex;
    align-items: center;
    /* Whole px, so that no row ends on a fraction of a pixel. */
    min-height: calc(${cssVar('size-control')} + ${cssVar('space-4')});
    padding-block: ${cssVar('space-4')};
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  a[aria-current] {
    border-image: ${nacreStroke} 1;

    /* Forced colors give all borders one color, so that of the current item is thicker (FAULT-71). */
    @media (forced-colors: active) {
      border: 0;
      border-bottom: ${cssVar('space-1')} solid LinkText;
      border-image: none;
    }
  }
`;
