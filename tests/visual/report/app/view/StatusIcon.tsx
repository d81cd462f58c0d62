import styled, { css } from 'styled-components';
import { cssVar } from '../../../../../src/theme/css-var.ts';
import type { Severity } from '../../results.ts';
import type { DisplayStatus } from '../model/display-status.ts';

const CROSS =
  'polygon(18% 0, 50% 32%, 82% 0, 100% 18%, 68% 50%, 100% 82%, 82% 100%, 50% 68%, 18% 100%, 0 82%, 32% 50%, 0 18%)';
const PLUS =
  'polygon(37% 0, 63% 0, 63% 37%, 100% 37%, 100% 63%, 63% 63%, 63% 100%, 37% 100%, 37% 63%, 0 63%, 0 37%, 37% 37%)';
const MINUS = 'polygon(0 37%, 100% 37%, 100% 63%, 0 63%)';
const CHECK = 'polygon(0 55%, 16% 38%, 38% 60%, 84% 12%, 100% 28%, 38% 92%)';
const DIAMOND = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)';

/**
 * A snapshot's square: the look is told by its shape as well as by its colour (WCAG 1.4.1), and a notch
 * in its corner says that it has faults. Driven by `data-status`, `data-severity`, `data-accepted` and
 * `data-faulty`.
 */
export const mark = css`
  position: relative;
  display: inline-block;
  flex: none;
  border-radius: 3px;
  background: ${cssVar('color-line-subtle')};
  forced-color-adjust: none;

  /* Only where there is a shape: thousands of them are on one screen. */
  &:is(
      [data-status='new'],
      [data-status='removed'],
      [data-status='error'],
      [data-status='flaky'],
      [data-status='changed'][data-severity='layout'],
      [data-status='approved'],
      [data-status='captured'],
      [data-accepted]
    )::before {
    content: '';
    position: absolute;
    inset: 18%;
  }

  /* Hardly seen: only a frame; another layout: a hole as well. */
  &[data-status='changed'] {
    background: ${cssVar('palette-cobalt-400')};

    &[data-severity='subtle'] {
      background: none;
      box-shadow: inset 0 0 0 2px ${cssVar('palette-cobalt-400')};
    }

    &[data-severity='layout']::before {
      inset: 28%;
      background: ${cssVar('palette-white')};
    }
  }

  &[data-status='flaky']::before {
    background: ${cssVar('palette-lilac')};
    clip-path: ${DIAMOND};
  }

  &[data-status='new']::before {
    background: ${cssVar('palette-green-400')};
    clip-path: ${PLUS};
  }

  &[data-status='removed']::before {
    background: ${cssVar('palette-blush')};
    clip-path: ${MINUS};
  }

  &[data-status='error'] {
    background: ${cssVar('palette-red-700')};

    &::before {
      background: ${cssVar('palette-white')};
      clip-path: ${CROSS};
    }
  }

  &[data-status='approved']::before {
    background: ${cssVar('palette-paper-400')};
    clip-path: ${CHECK};
  }

  &[data-status='skipped'] {
    background: none;
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('color-line-subtle')};
  }

  &[data-status='captured']::before {
    inset: 38%;
    border-radius: 50%;
    background: ${cssVar('palette-paper-400')};
  }

  &[data-accepted] {
    background: ${cssVar('color-line-subtle')};
    box-shadow: none;

    &::before {
      inset: 18%;
      border-radius: 0;
      background: ${cssVar('palette-mint')};
      clip-path: ${CHECK};
    }
  }

  &[data-faulty]::after {
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

const Square = styled.span`
  ${mark}
  width: 12px;
  height: 12px;
`;

/** What a {@link StatusIcon} stands for: a look, or `faults`. */
type MarkProps = {
  look: DisplayStatus | 'faults';
  severity?: Severity | undefined;
  accepted?: boolean;
  faulty?: boolean;
};

/** The square of a look beside a word: on filters and in lists. */
export function StatusIcon({ look, severity, accepted, faulty }: MarkProps) {
  return (
    <Square
      aria-hidden
      data-status={look}
      data-severity={severity}
      data-accepted={accepted || undefined}
      data-faulty={faulty || look === 'faults' || undefined}
    />
  );
}
