import { patternViolations, type Rule } from './rule.ts';

const INLINE =
  /<style\b|\sstyle\s*=|\son\w+\s*=|<script\b(?![^>]*\b(?:src\s*=|type="(?:application\/ld\+json|importmap)"))/;

const BUILT_DOCUMENT = /^dist(?:-local)?\//;

/**
 * The CSP blocks inline styles, scripts and handlers. Structured data (JSON-LD) is no script; the import map
 * and the one script that the build writes are allowed by their hashes (inline-script-sources.ts).
 */
export const noInlineInHtml: Rule = {
  name: 'no-inline-in-html',
  applies: (path) => path.endsWith('.html'),
  check: (path, source) => {
    const text = BUILT_DOCUMENT.test(path) ? source.replace('<script>', '') : source;
    return patternViolations(source, { text, start: 0 }, INLINE, (match) => `"${match}" is inline`);
  },
};
