import type { ComponentProps, MouseEvent } from 'react';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, scrollToId } from './scroll.ts';
import { duration, offset } from '../theme/generated/tokens.ts';
import { ROUTES, useHref, useNavigation } from './routes.ts';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: string };

/** Only the last section that was asked for is gone to. */
let soon: ReturnType<typeof setTimeout>;

function goTo(section: string): boolean {
  const isThere = scrollToId(section, offset.section);
  if (isThere) focusWithoutScrolling(document.getElementById(section));
  return isThere;
}

/**
 * A link to a section of Home (HDR-3): its top comes to rest 80 px below the viewport's. From
 * another route it goes to Home first and scrolls 500 ms later. Its address is the deep link, so it
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
      // The visitor may have gone elsewhere meanwhile.
      if (pathFromHash(location.hash) !== ROUTES.home || goTo(section)) return;
      // Home is still on its way: its address says where to, as a deep link does.
      history.replaceState(history.state, '', `#${ROUTES.home}?scrollTo=${section}`);
    }, duration.routeScroll);
  }

  return <a href={deepLink} onClick={go} {...anchor} />;
}
