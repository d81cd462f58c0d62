import { useEffect, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { IconButton } from '../../primitives/Button.tsx';
import { mobileGutter } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { nacreStroke } from '../../primitives/nacre.ts';
import { cssVar } from '../../theme/css-var.ts';
import { condition, media } from '../../theme/media.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { closeHiddenPopovers } from './close-on-back.ts';
import { Logo } from './Logo.tsx';
import { NavItems } from './NavItems.tsx';
import type { ActiveItem } from './sections.ts';

type MobileMenuProps = {
  /** The header opens it with `showModal()`. */
  ref: RefObject<HTMLDialogElement | null>;
  active: ActiveItem | undefined;
  language: ReactNode;
};

/**
 * The menu behind the burger (HDR-7): a modal dialog of the platform, so focus stays inside, Escape
 * closes it, the page behind is inert and, by global.css, does not scroll. It repeats the items, a
 * Get App button that leads to the download page (HDR-8), and the languages.
 */
export function MobileMenu({ ref, active, language }: MobileMenuProps) {
  const t = useTranslate();
  const close = () => ref.current?.close();

  // A turned tablet or a resized window gets the other header; nothing must stay behind, open and unseen.
  useEffect(() => {
    const wide = matchMedia(condition.desktop);
    const tidy = () => {
      ref.current?.close();
      closeHiddenPopovers();
    };
    wide.addEventListener('change', tidy);
    return () => wide.removeEventListener('change', tidy);
  }, [ref]);

  return (
    <Sheet ref={ref} aria-label={t('header.menu.label')} data-surface="ink" onClose={closeInside}>
      <Top>
        <Logo onFollow={close} />
        <IconButton aria-label={t('header.menu.close')} onClick={close}>
          <X aria-hidden />
        </IconButton>
      </Top>
      <Items>
        <NavItems active={active} onFollow={close} />
      </Items>
      <Foot>
        <RouteButton to={ROUTES.download} $wide onClick={close}>
          <FormattedMessage id="header.get-app" />
        </RouteButton>
        {language}
      </Foot>
    </Sheet>
  );
}

/** The platform closes a dialog, not the panels in it: they would stay open, unseen. */
function closeInside({ currentTarget: menu }: SyntheticEvent<HTMLDialogElement>) {
  menu.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

const Sheet = styled.dialog`
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

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  min-height: ${cssVar('size-header-mobile')};

  > button {
    margin-inline-end: calc(-1 * ${cssVar('space-2')});
  }

  > button > svg {
    width: ${cssVar('space-7')};
    height: ${cssVar('space-7')};
    stroke-width: 1.5;
  }
`;

const Items = styled.ul`
  flex: 1;
  padding-block: ${cssVar('space-5')} ${cssVar('space-8')};

  a {
    ${TEXT_STYLES.title}
    display: block;
    padding-block: ${cssVar('space-4')};
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }

  a[aria-current] {
    border-image: ${nacreStroke} 1;

    /* All lines are of one colour there: the current one is thicker (FAULT-71). */
    @media (forced-colors: active) {
      border: 0;
      border-bottom: ${cssVar('space-1')} solid LinkText;
      border-image: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${cssVar('space-4')};
`;
