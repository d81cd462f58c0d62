import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { opensElsewhere, underlined } from './Link.tsx';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, scrollToId } from './scroll.ts';
import { duration, offset } from '../theme/generated/tokens.ts';
import { ROUTES, type RoutePath } from './routes.ts';
import { useHref, useNavigation } from './use-navigation.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: string; to?: RoutePath };

/** Only the last requested section is scrolled to. */
let soon: ReturnType<typeof setTimeout>;

function goTo(section: string): boolean {
  const isThere = scrollToId(section, offset.section);
  if (isThere) focusWithoutScrolling(document.getElementById(section));
  return isThere;
}

/**
 * A link to a section of a page, without `to` of Home (HDR-3): scrolls its top to 80 px below that of the
 * viewport. From another route it navigates to the page and scrolls 500 ms later. Its `href` is the deep link, so it
 * also works in a new tab.
 */
export function SectionLink({ section, to = ROUTES.home, onClick, ...anchor }: SectionLinkProps) {
  const { path, navigate } = useNavigation();
  const deepLink = useHref()(`${to}?scrollTo=${section}`);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    clearTimeout(soon);
    if (path === to) {
      goTo(section);
      return;
    }
    navigate(to);
    soon = setTimeout(() => {
      // The visitor may have left the page.
      if (pathFromHash(location.hash) !== to || goTo(section)) return;
      // It is still loading: let the deep link scroll.
      history.replaceState(history.state, '', `#${to}?scrollTo=${section}`);
    }, duration.routeScroll);
  }

  return <a href={deepLink} onClick={go} {...anchor} />;
}

export const TextSectionLink = styled(SectionLink)`
  ${underlined}
`;
