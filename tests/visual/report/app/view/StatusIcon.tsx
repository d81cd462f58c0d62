import styled, { css } from 'styled-components';
import { cssVar } from '../../../../../src/theme/css.ts';
import type { TokenName } from '../../../../../src/theme/generated/tokens.ts';
import type { Severity } from '../../results.ts';
import type { DisplayStatus } from '../model/display-status.ts';
import type { ModelEntry } from '../model/model.ts';
import type { Accepted } from '../model/pending-approvals.ts';

const CHECK = 'polygon(0 55%, 16% 38%, 38% 60%, 84% 12%, 100% 28%, 38% 92%)';

/** The status is visible by shape as well as by color (WCAG 1.4.1). */
const SHAPES: Partial<Record<DisplayStatus, ReturnType<typeof shape>>> = {
  new: shape(
    'palette-green-400',
    'polygon(37% 0, 63% 0, 63% 37%, 100% 37%, 100% 63%, 63% 63%, 63% 100%, 37% 100%, 37% 63%, 0 63%, 0 37%, 37% 37%)',
  ),
  removed: shape('palette-blush', 'polygon(0 37%, 100% 37%, 100% 63%, 0 63%)'),
  error: shape(
    'palette-white',
    'polygon(18% 0, 50% 32%, 82% 0, 100% 18%, 68% 50%, 100% 82%, 82% 100%, 50% 68%, 18% 100%, 0 82%, 32% 50%, 0 18%)',
  ),
  flaky: shape('palette-lilac', 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'),
  approved: shape('palette-paper-400', CHECK),
  captured: shape('palette-paper-400', 'circle(50%)'),
};

function shape(color: TokenName, clipPath: string, inset = '18%') {
  return css`
    content: '';
    position: absolute;
    inset: ${inset};
    background: ${cssVar(color)};
    clip-path: ${clipPath};
  `;
}

/**
 * The square of a snapshot, set by `data-status`, `data-severity`, `data-accepted` and `data-findings`.
 * It has a pseudo-element only where there is a shape: a screen shows thousands of squares.
 */
export const statusIcon = css`
  position: relative;
  display: inline-block;
  flex: none;
  border-radius: 3px;
  background: ${cssVar('color-line-subtle')};
  forced-color-adjust: none;

  ${Object.entries(SHAPES).map(
    ([status, figure]) => css`
      &[data-status='${status}']::before {
        ${figure}
      }
    `,
  )}

  &[data-status='error'] {
    background: ${cssVar('palette-red-700')};
  }

  &[data-status='changed'] {
    background: ${cssVar('palette-cobalt-400')};

    &[data-severity='subtle'] {
      background: none;
      box-shadow: inset 0 0 0 2px ${cssVar('palette-cobalt-400')};
    }

    &[data-severity='layout']::before {
      ${shape('palette-white', 'none', '28%')}
    }
  }

  &[data-status='skipped'] {
    background: none;
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
  }

  &[data-accepted] {
    background: ${cssVar('color-line-subtle')};
    box-shadow: none;

    &::before {
      ${shape('palette-mint', CHECK)}
    }
  }

  &[data-findings]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 45%;
    height: 45%;
    background: ${cssVar('palette-red-400')};
    clip-path: polygon(0 0, 100% 0, 100% 100%);
  }
`;

type Icon = {
  status: DisplayStatus | 'findings';
  severity?: Severity | undefined;
  accepted?: boolean;
  hasFindings?: boolean;
};

export function iconOf({ row, status, hasFindings }: ModelEntry, accepted: Accepted): Icon {
  return { status, severity: row.severity, accepted: accepted.has(row.snapshot), hasFindings };
}

/** For elements with the style `statusIcon`. */
export function iconAttributes({ status, severity, accepted, hasFindings }: Icon) {
  return {
    'aria-hidden': true,
    'data-status': status,
    'data-severity': severity,
    'data-accepted': accepted || undefined,
    'data-findings': hasFindings || status === 'findings' || undefined,
  };
}

const Square = styled.span`
  ${statusIcon}
  width: 12px;
  height: 12px;
`;

export function StatusIcon(icon: Icon) {
  return <Square {...iconAttributes(icon)} />;
}
