import { describe, expect, it } from 'vitest';
import { offset } from '../../theme/generated/tokens.ts';
import { activeSectionAt } from './sections.ts';

const OFFSET = offset.section + offset.activeExtra;
const TOPS = [
  { id: 'home', top: 0 },
  { id: 'ai-wallet', top: 1817 },
  { id: 'stablecoin', top: 2900 },
  { id: 'earn-dapp', top: 4000 },
] as const;

describe('the active item', () => {
  it.each([
    [0, 'home'],
    [1817 - OFFSET - 1, 'home'],
    [1817 - OFFSET, 'ai-wallet'],
    [2900 - OFFSET, 'stablecoin'],
    [4000 - OFFSET, 'earn-dapp'],
    [99_999, 'earn-dapp'],
  ])('HDR-4 at %i px it is %s', (scrollTop, item) => {
    expect(activeSectionAt(scrollTop, OFFSET, TOPS)).toBe(item);
  });

  it('HDR-4 it is home when the page has no section yet', () => {
    expect(activeSectionAt(500, OFFSET, [])).toBe('home');
  });

  it('HDR-4 the offset is 80 + 100 px', () => {
    expect(OFFSET).toBe(180);
  });
});
