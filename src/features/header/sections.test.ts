import { describe, expect, it } from 'vitest';
import { offset } from '../../theme/generated/tokens.ts';
import { activeSectionAt } from './sections.ts';

const REACH = offset.section + offset.activeExtra;
const TOPS = [
  { id: 'home', top: 0 },
  { id: 'ai-wallet', top: 1817 },
  { id: 'stablecoin', top: 2900 },
  { id: 'earn-dapp', top: 4000 },
] as const;

describe('the active item', () => {
  it.each([
    [0, 'home'],
    [1817 - REACH - 1, 'home'],
    [1817 - REACH, 'ai-wallet'],
    [2900 - REACH, 'stablecoin'],
    [4000 - REACH, 'earn-dapp'],
    [99_999, 'earn-dapp'],
  ])('HDR-4 at %i px it is %s', (scrollTop, item) => {
    expect(activeSectionAt(scrollTop, REACH, TOPS)).toBe(item);
  });

  it('HDR-4 it is home when the page has no section yet', () => {
    expect(activeSectionAt(500, REACH, [])).toBe('home');
  });

  it('HDR-4 the offset is 80 + 100 px', () => {
    expect(REACH).toBe(180);
  });
});
