import styled from 'styled-components';
import { heroPearl } from '../../assets/images/hero-pearl.ts';
import { phoneFront } from '../../assets/images/phone-front.ts';
import {
  onScreen,
  SCREEN_HEIGHT,
  SCREEN_RADIUS,
  SCREEN_WIDTH,
  screenPx,
} from '../../features/app-screens/phone-front.ts';
import { Picture } from '../../primitives/Picture.tsx';
import { cssVar } from '../../theme/css.ts';

/** Unio One from the front, with its AMOLED display: black, with one pearl. Decorative. */
export function LitDisplay({ sizes }: { sizes: string }) {
  return (
    <Phone>
      <Picture data={phoneFront} alt="" sizes={sizes} />
      <Screen>
        <Picture data={heroPearl} alt="" sizes={sizes} />
      </Screen>
    </Phone>
  );
}

const Phone = styled.div`
  container-type: inline-size;

  img {
    width: 100%;
  }
`;

/** The camera lens in the glass, at its position in `screen.ts`. */
const LENS = `radial-gradient(${screenPx(11)} at 50% ${screenPx(28)}, ${cssVar('palette-ink-600')}, ${cssVar('palette-ink-900')} 48%, transparent)`;

/** Covers the wallet that the picture shows. */
const Screen = styled.div`
  ${onScreen}
  container-type: inline-size;
  aspect-ratio: ${SCREEN_WIDTH} / ${SCREEN_HEIGHT};
  border-radius: ${SCREEN_RADIUS};
  /* Covers the light edge of the screen in the picture. */
  box-shadow: 0 0 0 ${screenPx(3)} ${cssVar('palette-black')};
  overflow: clip;
  forced-color-adjust: none;

  /* Not the background of the element: axe would measure the text below the tile against it. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${LENS}, ${cssVar('palette-black')};
  }

  > picture {
    position: absolute;
    top: ${screenPx(150)};
    left: ${screenPx(-40)};
    width: ${screenPx(473)};
  }
`;
