import type { ComponentProps, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Link as WouterLink } from 'wouter';
import { cssVar, hovered } from '../theme/css.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { type ButtonStyleProps, buttonStyles } from '../primitives/Button.tsx';
import type { RoutePath } from './routes.ts';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, smoothScrollTo } from './scroll.ts';

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: RoutePath };

/**
 * A link to a page of the site, styled as text. To the current page it scrolls to the top, without
 * a history entry (ROUTE-9).
 */
export function RouteLink({ to, onClick, ...anchor }: RouteLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || pathFromHash(location.hash) !== to) return;
    event.preventDefault();
    smoothScrollTo(() => 0);
    focusWithoutScrolling(document.querySelector('main'));
  }
  return <WouterLink href={to} onClick={handleClick} {...anchor} />;
}

/** For external links. Their text announces the new tab to screen readers. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

export const linkUnderline = (offset: string) => css`
  text-decoration: underline;
  text-decoration-thickness: ${cssVar('size-hairline')};
  text-underline-offset: ${offset};

  ${hovered(`text-decoration-thickness: ${cssVar('size-focus-ring')};`)}
`;

/** Where a link wraps, its underline is clear of the next line. */
const LINK_LEADING = 1.6;

/** A link on a line of its own. */
export const standaloneLink = css`
  ${TEXT_STYLES.label}
  display: inline-block;
  /* As high as with the leading of other labels. */
  padding-block: calc(
    ${cssVar('space-2')} - (${LINK_LEADING} - ${cssVar('leading-control')}) * 0.5em
  );
  line-height: ${LINK_LEADING};
  font-weight: ${cssVar('font-weight-medium')};
  ${linkUnderline('0.4em')}
`;

/** A link in a sentence. */
export const inlineLink = css`
  color: ${cssVar('color-text-default')};
  ${linkUnderline('0.25em')}
`;

export const TextLink = styled(RouteLink)`
  ${standaloneLink}
`;

export const ExternalTextLink = styled.a`
  ${standaloneLink}
`;

export const InlineExternalLink = styled.a`
  ${inlineLink}
`;

export const RouteButton = styled(RouteLink)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** To another site or a file. */
export const ExternalButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
