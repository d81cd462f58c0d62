import { useEffect, type ReactNode } from 'react';
import { Menu } from 'lucide';
import styled, { css, type RuleSet } from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { useScrolled } from '../../browser/use-scrolled.ts';
import { Container, row } from '../../primitives/Layout.tsx';
import { RouteButton } from '../../navigation/Link.tsx';
import { ROUTES } from '../../navigation/routes.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { nacreStroke } from '../../primitives/nacre.ts';
import { cssVar, hiddenIn, hovered, media } from '../../theme/css.ts';
import { breakpoint, container } from '../../theme/generated/tokens.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';
import { Logo } from './Logo.tsx';
import { closeOnBack } from './close-on-back.ts';
import { getAppVariant } from './get-app-variant.ts';
import { MenuButton } from './MenuButton.tsx';
import { NavItems } from './NavItems.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useActiveItem } from './use-active-item.ts';

type HeaderProps = { getAppButton: ReactNode; language: ReactNode; menu: ReactNode };

/** HDR */
export function Header({ getAppButton, language, menu }: HeaderProps) {
  const t = useTranslate();
  const { path } = useNavigation();
  const active = useActiveItem(path);
  // HDR-5
  const isScrolled = useScrolled();
  useEffect(closeOnBack, []);

  return (
    <Bar data-surface="ink" data-scrolled={isScrolled}>
      <SkipLink />
      <Row>
        <Logo />
        <Nav aria-label={t('header.nav.label')}>
          <ul>
            <NavItems active={active} />
          </ul>
        </Nav>
        <Tools>
          {language}
          {getAppButton}
        </Tools>
        <PhoneTools>
          {path !== ROUTES.download && (
            <RouteButton to={ROUTES.download} $size="small" $variant={getAppVariant(path)}>
              {t('header.get-app')}
            </RouteButton>
          )}
          <MenuButton
            aria-label={t('header.menu.open')}
            aria-haspopup="dialog"
            command="show-modal"
            icon={Menu}
          />
        </PhoneTools>
      </Row>
      {menu}
    </Bar>
  );
}

/** At 768 px and below (HDR-7), and where the row does not fit because of the visitor's text size. */
const collapsed = (rules: string | RuleSet) => css`
  ${media.mobile} {
    ${rules}
  }

  @container header (width <= ${inRem(breakpoint.mobile)}) {
    ${rules}
  }
`;

const Bar = styled.header`
  container: header / inline-size;
  position: fixed;
  z-index: ${cssVar('z-header')};
  inset: 0 0 auto;
  transition: background-color ${cssVar('duration-normal')};

  &[data-scrolled='true'] {
    /* Opaque: a backdrop blur costs as much as painting the rest of the page. */
    background: ${cssVar('palette-ink-900')};
    box-shadow: 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
  }

  @media print {
    position: static;
  }
`;

const Row = styled(Container)`
  display: grid;
  /* The items are in the middle of the page where there is room. */
  grid-template-columns: minmax(max-content, 1fr) auto minmax(max-content, 1fr);
  align-items: center;
  justify-items: start;
  gap: ${cssVar('space-5')};
  min-height: ${cssVar('size-header')};

  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
    gap: ${cssVar('space-4')};

    > nav {
      justify-self: center;
    }
  }

  ${media.belowLg} {
    gap: ${cssVar('space-3')};
  }

  ${collapsed(`
    grid-template-columns: auto auto;
    justify-content: space-between;
    min-height: ${cssVar('size-header-mobile')};
  `)}
`;

const Nav = styled.nav`
  > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: clamp(${cssVar('space-4')}, 2.3vw, ${cssVar('space-8')});
  }

  a {
    ${TEXT_STYLES.label}
    position: relative;
    display: block;
    padding-block: ${cssVar('space-3')};
    font-weight: ${cssVar('font-weight-medium')};
    color: ${cssVar('color-text-soft')};
    white-space: nowrap;

    ${hovered(`color: ${cssVar('color-text-default')};`)}

    &[aria-current] {
      color: ${cssVar('color-text-default')};

      &::after {
        content: '';
        position: absolute;
        inset: auto 0 ${cssVar('space-1')};
        height: 2px;
        border-radius: ${cssVar('radius-pill')};
        background: ${nacreStroke};

        /* Forced colors remove gradients (FAULT-71). */
        @media (forced-colors: active) {
          background: LinkText;
        }
      }
    }
  }

  ${media.belowLg} {
    > ul {
      column-gap: clamp(0.6rem, 1.6vw, ${cssVar('space-4')});
    }

    a {
      font-size: ${cssVar('font-size-caption')};
    }
  }

  ${collapsed('display: none;')}

  ${hiddenIn('print')}
`;

const Tools = styled.div`
  ${row('5')}
  /* Keeps its column in print, where the items are hidden: if the button moved, the popup would close. */
  grid-column: -2 / -1;
  justify-self: end;
  /* A larger gap than between two items, because the language switch is not a navigation item. */
  padding-inline-start: ${cssVar('space-6')};
  white-space: nowrap;

  ${media.tablet} {
    gap: ${cssVar('space-3')};
    padding: 0;
  }

  ${media.belowLg} {
    --language-sign: block;
    --language-name: none;
  }

  ${collapsed('display: none;')}

  /* Not display: none, which would close an open popup: its QR code is printed (FAULT-63). */
  @media print {
    opacity: 0;
  }
`;

/** HDR-10: the link to the app is visible without opening the menu. */
const PhoneTools = styled.div`
  display: none;

  ${collapsed(row('2'))}

  /* With text at 200 % there is only room for the menu button; the menu has the link, too. */
  @container header (width < ${inRem(container.headerGetApp)}) {
    > a {
      display: none;
    }
  }

  ${hiddenIn('print')}
`;
