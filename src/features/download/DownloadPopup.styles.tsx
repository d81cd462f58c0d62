import styled from 'styled-components';
import { RouteLink } from '../../navigation/Link.tsx';
import { CORNER_GLOWS, nacreGradient } from '../../primitives/nacre.ts';
import { cssVar } from '../../theme/css-var.ts';
import { size } from '../../theme/generated/tokens.ts';
import { condition, media } from '../../theme/media.ts';
import { inRem, TEXT_STYLES } from '../../theme/text-styles.ts';

/** Two columns, narrower ones below 1200 px, one column below 1000 px and on landscape phones (POP-5). */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  width: ${inRem(size.popup)};
  max-width: 100%;
  /* Scrolls inside: the popover itself must not clip its hover bridge to the button. */
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${cssVar('space-3')};

  ${media.popupMedium} {
    width: ${inRem(size.popupMedium)};
  }

  ${media.popupSmall}, ${condition.landscapePhone} {
    grid-template-columns: minmax(0, 1fr);
    width: ${inRem(size.popupSmall)};
  }
`;

export const ScanTile = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${cssVar('space-4')};
  padding: ${cssVar('space-6')};
  border-radius: calc(${cssVar('radius-huge')} - ${cssVar('space-3')});
  background: ${nacreGradient(1, CORNER_GLOWS)}, ${cssVar('palette-paper-50')};

  ${media.popupMedium} {
    padding: ${cssVar('space-4')};
  }

  ${media.mobile}, ${condition.landscapePhone} {
    display: none;
  }
`;

export const ScanTitle = styled.p`
  ${TEXT_STYLES.title}
  font-size: ${cssVar('font-size-lead')};
  max-width: 12em;
  text-align: center;
`;

export const Code = styled.div`
  padding: ${cssVar('space-2')};
  border-radius: ${cssVar('radius-medium')};
  background: ${cssVar('qr-background')};

  > * {
    min-height: calc(${cssVar('qr-size')} * 1px);
  }

  &:empty {
    width: calc(${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')});
    height: calc(${cssVar('qr-size')} * 1px + 2 * ${cssVar('space-2')});
  }
`;

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${cssVar('space-4')} ${cssVar('space-4')} ${cssVar('space-1')} ${cssVar('space-6')};

  > p {
    ${TEXT_STYLES.caption}
    color: ${cssVar('color-text-muted')};
  }

  ${media.popupSmall}, ${condition.landscapePhone} {
    padding: ${cssVar('space-4')} ${cssVar('space-3')} ${cssVar('space-1')};
  }
`;

export const OptionList = styled.ul`
  flex: 1;

  > li + li {
    border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  }
`;

export const OptionLink = styled.a`
  ${TEXT_STYLES.bodySm}
  display: flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  min-height: ${cssVar('size-control')};
  padding-block: ${cssVar('space-2')};
  font-weight: ${cssVar('font-weight-medium')};

  > svg {
    flex: none;
    width: ${cssVar('size-icon')};
    height: ${cssVar('size-icon')};
    stroke-width: 1.5;
  }

  > svg:last-child {
    width: ${cssVar('size-icon-small')};
    height: ${cssVar('size-icon-small')};
    margin-inline-start: auto;
    color: ${cssVar('color-text-muted')};
    transition: translate ${cssVar('duration-fast')};
  }

  ${media.hover} {
    &:hover {
      color: ${cssVar('color-text-link')};

      > svg:last-child {
        color: inherit;
        translate: 2px -2px;
      }
    }
  }
`;

export const OptionPlaceholder = styled.li`
  display: flex;
  align-items: center;
  min-height: ${cssVar('size-control')};
`;

export const Guides = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${cssVar('space-5')};
  border-top: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
  padding-top: ${cssVar('space-2')};
`;

export const GuideLink = styled(RouteLink)`
  ${TEXT_STYLES.caption}
  padding-block: ${cssVar('space-2')};
  font-weight: ${cssVar('font-weight-medium')};
  color: ${cssVar('color-text-link')};

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
