import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { inlineLink, standaloneLink } from './Link.tsx';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, scrollToId } from './scroll.ts';
import { duration, offset } from '../theme/generated/tokens.ts';
import { ROUTES, type RoutePath } from './routes.ts';
import { useHref, useNavigation } from './use-navigation.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: string; to?: RoutePath };

/** Only the last requested section is scrolled to. */
let scrollTimer: ReturnType<typeof setTimeout>;

/** The browser handles it: a new tab or window, or a download. */
function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function goTo(section: string): boolean {
  const element = scrollToId(section, offset.section);
  focusWithoutScrolling(element);
  return element !== null;
}

/**
 * A link to a section of `to`, by default Home (HDR-3): scrolls its top to 80 px below the viewport's top. From
 * another route it navigates to the page and scrolls 500 ms later. Its `href` is the deep link, so it also works in
 * a new tab.
 */
export function SectionLink({ section, to = ROUTES.home, onClick, ...anchor }: SectionLinkProps) {
  const { path, navigate } = useNavigation();
  const deepLink = `${to}?scrollTo=${section}`;
  const href = useHref()(deepLink);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    clearTimeout(scrollTimer);
    // On a second click, `path` may be `to` although the page is still loading.
    if (path !== to) navigate(to);
    else if (goTo(section)) return;
    scrollTimer = setTimeout(() => {
      // The visitor may have left the page.
      if (pathFromHash(location.hash) !== to || goTo(section)) return;
      // It is still loading: `useDeepLink` reads the address when the page is shown.
      history.replaceState(history.state, '', `#${deepLink}`);
    }, duration.routeScroll);
  }

  return <a href={href} onClick={handleClick} {...anchor} />;
}

export const TextSectionLink = styled(SectionLink)`
  ${standaloneLink}
`;

/** In a sentence, to a section of the same page: `to`. */
export const InlineSectionLink = styled(SectionLink)`
  ${inlineLink}

  /* Without scripts, the link would only load the page again. */
  @media (scripting: none) {
    text-decoration: none;
    pointer-events: none;
  }
`;
