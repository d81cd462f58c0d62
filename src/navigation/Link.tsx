import type { ComponentProps, MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import { Link as WouterLink } from 'wouter';
import { cssVar } from '../theme/css-var.ts';
import { media } from '../theme/media.ts';
import { TEXT_STYLES } from '../theme/text-styles.ts';
import { buttonStyles, type ButtonStyleProps } from '../primitives/button-styles.ts';
import type { RoutePath } from './routes.ts';
import { pathFromHash } from './path.ts';
import { focusWithoutScrolling, smoothScrollTo } from './scroll.ts';

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: RoutePath };

/**
 * A link to a page of ours; looks like plain text. Base of the styled links. To the page one is on it
 * leads to its top, without a new entry in the history (ROUTE-9).
 */
export function RouteLink({ to, onClick, ...anchor }: RouteLinkProps) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || pathFromHash(location.hash) !== to) return;
    event.preventDefault();
    smoothScrollTo(0);
    focusWithoutScrolling(document.querySelector('main'));
  }
  return <WouterLink href={to} onClick={go} {...anchor} />;
}

/** Where a link outside the site opens. A new tab says so to screen readers through its text. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

const underlined = css`
  ${TEXT_STYLES.label}
  display: inline-block;
  padding-block: ${cssVar('space-2')};
  font-weight: ${cssVar('font-weight-medium')};
  text-decoration: underline;
  text-decoration-thickness: ${cssVar('size-hairline')};
  text-underline-offset: 0.4em;

  ${media.hover} {
    &:hover {
      text-decoration-thickness: ${cssVar('size-focus-ring')};
    }
  }
`;

/** A stand-alone link to a page of ours. */
export const TextLink = styled(RouteLink)`
  ${underlined}
`;

/** A stand-alone link to another site. */
export const ExternalTextLink = styled.a`
  ${underlined}
`;

/** A link to a page of ours, drawn as a button. */
export const RouteButton = styled(RouteLink)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link to another site or a file, drawn as a button. */
export const ExternalButton = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
