/**
 * In the place of what wouter brings for routes that are patterns and for addresses without a hash (see
 * stand-ins.ts): every route here is a plain path behind one.
 */
export { parse, useBrowserLocation, useSearch };

function parse(): never {
  throw new Error('A route here is a plain path.');
}

function useBrowserLocation(): never {
  throw new Error('A route here lies in the hash.');
}

function useSearch(): string {
  return '';
}
