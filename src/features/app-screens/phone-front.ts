/** The screen of the picture `phoneFront`: what is drawn on it follows the phone's perspective. */
import { css } from 'styled-components';
import place from './wallet-phone-screen.json';

/** px, as in `screen.ts`, which draws the screen of the picture. */
export const SCREEN_WIDTH = 393;
export const SCREEN_HEIGHT = 852;

/** `length` in px of that screen, whatever the size of the phone; for elements in a container as wide as the screen. */
export const screenPx = (length: number) =>
  `${Number(((length / SCREEN_WIDTH) * 100).toFixed(3))}cqi`;

export const SCREEN_RADIUS = screenPx(56);

/** Where the screen is in the picture: phone_front.py writes it with the picture. */
export const onScreen = css`
  position: absolute;
  top: 0;
  left: 0;
  width: ${place.width};
  transform: ${place.transform};
  transform-origin: 0 0;
`;
