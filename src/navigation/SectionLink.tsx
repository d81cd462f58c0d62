import type { ComponentProps, MouseEvent } from 'react';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, scrollToId } from './scroll.ts';
import { duration, offset } from '../theme/generated/tokens.ts';
import { ROUTES } from './routes.ts';
import { useHref, useNavigation } from './use-navigation.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: string };

/** Only the last requested section is scrolled to. */
let soon: ReturnType<typeof setTimeout>;

function goTo(section: string): boolean {
  const isThere = scrollToId(section, offset.section);
  if (isThere) focusWithoutScrolling(document.getElementById(section));
  return isThere;
}

/**
 * A link to a section of Home (HDR-3): scrolls its top to 80 px below that of the viewport. From
 * another route it navigates to Home and scrolls 500 ms later. Its `href` is the deep link, so it
 * also works in a new tab.
 */
export function SectionLink({ section, onClick, ...anchor }: SectionLinkProps) {
  const { path, navigate } = useNavigation();
  const deepLink = useHref()(`${ROUTES.home}?scrollTo=${section}`);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(soon);
    if (path === ROUTES.home) {
      goTo(section);
      return;
    }
    navigate(ROUTES.home);
    soon = setTimeout(() => {
      // The visitor may have left Home.
      if (pathFromHash(location.hash) !== ROUTES.home || goTo(section)) return;
      // Home is still loading: let the deep link scroll.
      history.replaceState(history.state, '', `#${ROUTES.home}?scrollTo=${section}`);
    }, duration.routeScroll);
  }

  return <a href={deepLink} onClick={go} {...anchor} />;
}
