import { expect, it } from 'vitest';
import { phoneFront } from '../assets/images/phone-front.ts';
import { PHONE_RATIO } from './content-visibility.ts';

it('reserves a box with the aspect ratio of the phone image', () => {
  expect(PHONE_RATIO).toBe(`${phoneFront.width} / ${phoneFront.height}`);
});
