import { expect, it } from 'vitest';
import { phoneFront } from '../art/pictures/phone-front.ts';
import { PHONE_RATIO } from './when-near.ts';

it('keeps for the phone the box that its picture fills', () => {
  expect(PHONE_RATIO).toBe(`${phoneFront.width} / ${phoneFront.height}`);
});
