/** What the report's parts share beyond the site's primitives: it is denser than a page. */
import styled, { css } from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import { media } from '../../../../../src/theme/media.ts';

/** Sizes of a working tool, in rem where text follows the reader's size. */
export const DENSE = {
  text: '0.875rem',
  small: '0.8125rem',
  tiny: '0.6875rem',
  row: '32px',
} as const;

/** Below this width, in px, names stand above their snapshots and panels under what they explain. */
export const NARROW = 720;

/** The whole report: as high as the window, what is long scrolls inside. */
export const Shell = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100dvh;
  min-height: 28rem;
  overflow: hidden;
  color-scheme: dark;
  background: ${cssVar('color-surface-page')};
  color: ${cssVar('color-text-default')};
  font-size: ${DENSE.text};
  line-height: 1.45;

  /* Named, because what stands above may be hidden and take no row. */
  > main {
    grid-row: 2;
    min-width: 0;
    min-height: 0;
  }

  > footer {
    grid-row: 3;
  }
`;

/**
 * A small pill: a choice (`aria-pressed`), a tab (`aria-current`) or an action. One that is disabled does
 * nothing and keeps the focus: the browser's own way takes the keyboard's place from whoever pressed it.
 */
export const Chip = styled.button.attrs(({ disabled, onClick }) => ({
  type: 'button',
  disabled: undefined,
  'aria-disabled': disabled || undefined,
  onClick: disabled ? undefined : onClick,
}))`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${DENSE.row};
  padding-inline: ${cssVar('space-3')};
  border-radius: ${cssVar('radius-pill')};
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
  font-size: ${DENSE.small};
  line-height: 1.2;
  white-space: nowrap;
  color: ${cssVar('color-text-soft')};
  transition: background-color ${cssVar('duration-fast')};

  > svg {
    width: 15px;
    height: 15px;
  }

  &[aria-pressed='true'],
  &[aria-current='true'] {
    background: ${cssVar('color-action-background')};
    color: ${cssVar('color-action-text')};
    box-shadow: none;
    font-weight: ${cssVar('font-weight-medium')};
  }

  &[aria-disabled='true'] {
    cursor: default;
    color: ${cssVar('color-text-muted')};
  }

  &:focus-visible {
    border-radius: ${cssVar('radius-pill')};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-pressed='true'], [aria-current='true']) {
      background: ${cssVar('color-surface-hover')};
    }
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;

    &[aria-pressed='true'],
    &[aria-current='true'] {
      border-width: 3px;
    }
  }
`;

/** A chip that does the main thing of its place. */
export const ActionChip = styled(Chip)`
  &:not([aria-disabled='true']) {
    background: ${cssVar('color-action-background')};
    color: ${cssVar('color-action-text')};
    box-shadow: none;
    font-weight: ${cssVar('font-weight-medium')};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-pressed='true'], [aria-current='true']) {
      background: ${cssVar('color-action-hover')};
    }
  }
`;

/** A number beside a word, quieter, its figures of one width. */
export const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.75;
`;

/** Quiet text. */
export const Quiet = styled.span`
  color: ${cssVar('color-text-muted')};
  font-size: ${DENSE.small};
`;

/** A text that is typed or looked for as it is. */
export const Code = styled.code`
  font-family: ui-monospace, monospace;
  font-size: ${DENSE.small};
  overflow-wrap: anywhere;
`;

/** A line of one height whose end is cut where there is no room; the whole stands in its title. */
export const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 1.6em;
  padding: 0 0.4em;
  border-radius: 5px;
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} rgb(from currentColor r g b / 0.5);
  font: inherit;
  font-size: ${DENSE.small};
`;
