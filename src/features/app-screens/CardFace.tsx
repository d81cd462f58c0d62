import { Nfc } from 'lucide';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { BRAND } from '../../site.ts';
import { cssVar } from '../../theme/css.ts';
import { AppPearl } from './parts.tsx';

/** The front of UCard, as wide as its container. */
export function CardFace() {
  return (
    <Frame>
      <Face translate="no">
        <span>
          <AppPearl />
          {BRAND.short}
        </span>
        <Icon icon={Nfc} />
        <Chip />
        <b>{BRAND.card}</b>
      </Face>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** Dark metal under nacre light from the left, with one reflection across the card. */
const Face = styled.div`
  position: relative;
  display: grid;
  grid-template: 'name sign' auto 'chip .' 1fr '. kind' auto / 1fr auto;
  aspect-ratio: 1.586;
  overflow: hidden;
  padding: 7cqi;
  border-radius: 6cqi;
  background:
    linear-gradient(
      112deg,
      transparent 50%,
      ${cssVar('palette-paper-alpha-45')} 57%,
      ${cssVar('palette-paper-alpha-14')} 62%,
      transparent 74%
    ),
    linear-gradient(
      112deg,
      rgb(from ${cssVar('gradient-nacre-2')} calc(r * 0.72) calc(g * 0.66) calc(b * 0.9)),
      rgb(from ${cssVar('gradient-nacre-2')} calc(r * 0.36) calc(g * 0.33) calc(b * 0.5)) 44%,
      ${cssVar('palette-ink-700')} 76%,
      ${cssVar('palette-ink-900')}
    );
  box-shadow: 0 1.5rem 2.5rem -1.25rem ${cssVar('palette-ink-alpha-56')};
  color: ${cssVar('palette-paper-50')};
  font: 420 8.4cqi / 1 ${cssVar('font-family-display')};
  letter-spacing: -0.02em;

  /* The disc in the metal. */
  &::before {
    content: '';
    position: absolute;
    inset: 34% -14% auto auto;
    width: 62%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: conic-gradient(
      from 210deg,
      ${cssVar('palette-ink-700')},
      ${cssVar('gradient-nacre-3')} 18%,
      ${cssVar('gradient-nacre-2')} 34%,
      ${cssVar('palette-ink-800')} 52%,
      ${cssVar('gradient-nacre-1')} 78%,
      ${cssVar('palette-ink-700')}
    );
    box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-45')};
    opacity: 0.42;
  }

  /* Its edge. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-14')},
      inset 0 ${cssVar('size-hairline')} ${cssVar('palette-paper-alpha-45')};
  }

  > * {
    position: relative;
  }

  > span {
    grid-area: name;
    display: flex;
    align-items: center;
    gap: 0.3em;
  }

  img {
    width: 0.95em;
    height: 0.95em;
  }

  > svg {
    grid-area: sign;
    justify-self: end;
    width: 9cqi;
    height: 9cqi;
    /* Its arcs end before its box does. */
    margin-inline-end: -1.6cqi;
    stroke-width: 1.5;
  }

  > b {
    grid-area: kind;
    font-size: 6cqi;
    font-weight: inherit;
  }

  @media (forced-colors: active) {
    border: ${cssVar('size-hairline')} solid;
    color: CanvasText;
  }
`;

/** Lines divide its contacts. */
const Chip = styled.i`
  --line: linear-gradient(${cssVar('palette-ink-alpha-56')} 0 0);
  grid-area: chip;
  align-self: center;
  width: 14cqi;
  aspect-ratio: 1.28;
  border-radius: 2.4cqi;
  background:
    var(--line) 50% 33% / 100% 1px,
    var(--line) 50% 67% / 100% 1px,
    var(--line) 36% 0 / 1px 100%,
    var(--line) 64% 0 / 1px 100%,
    linear-gradient(
      128deg,
      ${cssVar('palette-white')},
      ${cssVar('palette-blush')} 30%,
      ${cssVar('palette-paper-400')} 62%,
      ${cssVar('palette-paper-200')}
    );
  background-repeat: no-repeat;
  box-shadow: inset 0 0 0 ${cssVar('size-hairline')} ${cssVar('palette-ink-alpha-13')};
`;
