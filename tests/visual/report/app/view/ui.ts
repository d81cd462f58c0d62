/** Shared styles of the report, which is denser than a page of the site. */
import styled, { css } from 'styled-components';
import { cssVar, hovered, media } from '../../../../../src/theme/css.ts';

/** In rem where text should follow the reader's font size. */
export const DENSE = { small: '0.8125rem', tiny: '0.6875rem', row: '32px' } as const;

/** In px: below it, story names are above their snapshots and toolbars scroll. */
export const NARROW = 720;
export const narrow = `@media (max-width: ${NARROW}px)`;

/** Below this width details are under their screenshots or rows. */
export const stacked = '@media (max-width: 900px)';

export const line = `${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')}`;

/** For boxes that touch the window's edge. */
export const focusRingInside = css`
  &:focus-visible {
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
    border-radius: 0;
  }
`;

/** A row that can be pressed. */
export const hoverable = css`
  padding-inline: ${cssVar('space-3')};
  border-radius: ${cssVar('radius-small')};
  ${hovered(`background: ${cssVar('color-surface-hover')};`)}
`;

/** As high as the window; long content scrolls inside. `--edge` is the space at its left and right. */
export const Shell = styled.div`
  --edge: ${cssVar('space-6')};

  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100dvh;
  min-height: 28rem;
  overflow: hidden;
  color-scheme: dark;
  accent-color: ${cssVar('palette-cobalt-400')};
  background: ${cssVar('color-surface-page')};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.45;

  ${narrow} {
    --edge: ${cssVar('space-4')};
  }

  /* Explicit, because the header may be hidden. */
  > main {
    grid-row: 2;
    min-width: 0;
    min-height: 0;
  }

  > footer {
    grid-row: 3;
  }

  [type='checkbox'] {
    width: 24px;
    height: 24px;
  }

  /* Also in the search field, which has a size of its own. */
  && svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
`;

/** A toolbar as wide as the window. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${cssVar('space-2')} ${cssVar('space-4')};
  padding: ${cssVar('space-2')} var(--edge);
`;

/** For toolbars: where the window is narrow, one line that scrolls leaves more height to the view. */
export const scrollingLine = css`
  ${narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }
`;

const filled = css`
  background: ${cssVar('color-action-background')};
  color: ${cssVar('color-action-text')};
  box-shadow: none;
  font-weight: ${cssVar('font-weight-medium')};
`;

/**
 * A choice (`aria-pressed`), a tab (`aria-current`) or an action. A disabled one stays focusable:
 * with the `disabled` attribute, the browser would drop the focus of the button that was just pressed.
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

  &[aria-pressed='true'],
  &[aria-current='true'] {
    ${filled}
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

export const ActionChip = styled(Chip)`
  &:not([aria-disabled='true']) {
    ${filled}
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true'], [aria-pressed='true'], [aria-current='true']) {
      background: ${cssVar('color-action-hover')};
    }
  }
`;

export const Count = styled.span`
  opacity: 0.75;
`;

export const MutedText = styled.span`
  color: ${cssVar('color-text-muted')};
  font-size: ${DENSE.small};
`;

export const SoftText = styled.p`
  color: ${cssVar('color-text-soft')};
`;

/** Truncated with an ellipsis; put the whole text into `title`. */
export const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

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

export const List = styled.div`
  display: grid;
  align-content: start;
  height: 100%;
  overflow: auto;
  padding: ${cssVar('space-2')} var(--edge) ${cssVar('space-8')};
`;

export const Item = styled.div`
  display: grid;
  padding-block: ${cssVar('space-4')};
  border-bottom: ${line};
`;

export const IconLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${cssVar('space-3')};
  font-size: 1.0625rem;
  font-weight: ${cssVar('font-weight-medium')};
  overflow-wrap: anywhere;
`;

export const OutlierText = styled.p`
  font-size: ${DENSE.small};
  color: ${cssVar('palette-blush')};
`;

/** A row's or a column's heading in a grid of snapshots. */
export const gridHeading = css`
  font-size: ${DENSE.small};
  font-weight: ${cssVar('font-weight-medium')};
  text-align: left;
  vertical-align: top;
  white-space: nowrap;
  color: ${cssVar('color-text-soft')};
`;
