import { patternViolations, type Rule } from './rule.ts';

const TRACES = /mockServiceWorker|\[MSW\]|x-unio-scenario/;

export const noMocksInDist: Rule = {
  name: 'no-mocks-in-dist',
  applies: (path) => /^dist(?:-local)?\/.*\.(js|html|json|webmanifest)$/.test(path),
  check: (_path, source) =>
    patternViolations(
      source,
      { text: source, start: 0 },
      TRACES,
      (match) => `"${match}" comes from mocks/`,
    ),
};
