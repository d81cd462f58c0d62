import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePath } from './path.ts';

describe('the path of a hash location', () => {
  it.each([
    ['/', '/'],
    ['/download', '/download'],
    ['/download/', '/download'],
    ['/?scrollTo=ai-wallet', '/'],
    ['/order?a=1', '/order'],
    ['', '/'],
    ['//evil.example', '//evil.example'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('ROUTE-8 %s is %s', (location, path) => {
    expect(normalizePath(location)).toBe(path);
  });

  it('ROUTE-8 any hash gives a path without an error', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(normalizePath(`/${hash}`).startsWith('/')).toBe(true);
        expect(normalizePath(`/${hash}`)).not.toContain('?');
      }),
    );
  });
});
