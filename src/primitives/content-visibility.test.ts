import { expect, it } from 'vitest';
import { phoneFront } from '../assets/images/phone-front.ts';
import { PHONE_RATIO } from './content-visibility.ts';

it('keeps for the phone the box that its picture fills', () => {
  expect(PHONE_RATIO).toBe(`${phoneFront.width} / ${phoneFront.height}`);
});
