import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { cssVar, hovered } from '../theme/css.ts';
import { offset } from '../theme/generated/tokens.ts';
import { focusWithoutScrolling, scrollToId } from './scroll.ts';
import { useHref, useNavigation } from './use-navigation.ts';

type PartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { part: string };

/**
 * A link in a sentence to a part of the same page: scrolls to the element with this id. Its `href` is the
 * deep link (POP-4), so it works before hydration and in a new tab.
 */
export function PartLink({ part, ...anchor }: PartLinkProps) {
  const { path } = useNavigation();
  const href = useHref()(`${path}?scrollTo=${part}`);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!scrollToId(part, offset.section)) return;
    event.preventDefault();
    focusWithoutScrolling(document.getElementById(part));
  }

  return <Anchor href={href} onClick={go} {...anchor} />;
}

const Anchor = styled.a`
  color: ${cssVar('color-text-default')};
  text-decoration: underline;
  text-decoration-thickness: ${cssVar('size-hairline')};
  text-underline-offset: 0.25em;

  ${hovered(`text-decoration-thickness: ${cssVar('size-focus-ring')};`)}

  /* It would only load the page again. */
  @media (scripting: none) {
    text-decoration: none;
    pointer-events: none;
  }
`;
