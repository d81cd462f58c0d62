import styled, { css } from 'styled-components';
import {
  firstRowGap,
  HomeScreenPhone,
  ROW_PITCH_RATIO,
} from '../../assets/install-steps/home-screen-phone.tsx';
import type { DeviceKind } from '../../assets/install-steps/kit/Device.tsx';
import { mobileGutter } from '../../primitives/Layout.tsx';
import { nacreHalo } from '../../primitives/nacre.ts';
import { condition, cssVar, hiddenIn, media } from '../../theme/css.ts';
import { artColors } from './art-colors.ts';
import { oneStepColumn } from './MethodGrid.tsx';

/** On a phone, or where large text leaves as little room: the picture is below the copy. */
export const stackedOpening = (rules: ReturnType<typeof css>) => css`
  ${media.phone} {
    ${rules}
  }

  ${oneStepColumn} {
    ${rules}
  }
`;

/** A phone's home screen with the app, cropped by the section's end. */
export function HeroPhone({ kind }: { kind: DeviceKind }) {
  return (
    <Place $rowGap={firstRowGap(kind)}>
      <HomeScreenPhone kind={kind} />
    </Place>
  );
}

const ROW_PITCH = `var(--phone) * ${ROW_PITCH_RATIO}`;

/** From the phone's top to a gap between two rows of apps, near `--visible`. */
const toRowGap = (strategy: 'nearest' | 'down' | 'up') =>
  `var(--row-gap) + round(${strategy}, var(--visible) - var(--row-gap), ${ROW_PITCH})`;

/** As high as the copy, and high enough to show most of the phone. */
const Place = styled.div<{ $rowGap: number }>`
  --phone: clamp(14rem, 32.2vw, 24rem);
  --row-gap: calc(var(--phone) * ${({ $rowGap }) => $rowGap});
  ${artColors}
  position: relative;
  align-self: stretch;
  width: var(--phone);
  min-height: min(var(--phone) * 1.5, 100svh - ${cssVar('size-header')} - ${cssVar('space-13')});
  /* On a tablet, its edge aligns with that of the content. */
  margin-inline: clamp(0px, (100vw - 64rem) * 0.15, ${cssVar('space-11')});

  &::before {
    content: '';
    ${nacreHalo}
    z-index: -1;
    inset: calc(var(--phone) * -0.5) calc(var(--phone) * -1.1);
    opacity: 0.62;
  }

  > svg {
    position: absolute;
    /* The section's end crops the phone between two rows of apps. Its top is near the top of the title's capitals. */
    --visible: min(100% + ${cssVar('space-5')}, var(--phone) * 1.84);
    top: calc(100% - (${toRowGap('nearest')}));
    width: 100%;
    height: auto;

    text {
      forced-color-adjust: none;
    }
  }

  /* Below the header's button. */
  ${media.landscapePhone} {
    > svg {
      --visible: 100%;
      top: calc(100% - (${toRowGap('down')}));
    }
  }

  ${stackedOpening(css`
    --phone: min(100cqi - 2 * ${mobileGutter}, 20rem);
    --visible: 24rem;
    order: 1;
    justify-self: center;
    min-height: 0;
    height: calc(${toRowGap('up')});
    margin-inline: 0;

    > svg {
      top: 0;
    }
  `)}

  ${hiddenIn(`${condition.mobile} and ${condition.landscapePhone}, print`)}
`;
