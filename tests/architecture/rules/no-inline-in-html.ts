import { matches, type Rule } from './rule.ts';

const INLINE =
  /<style\b|\sstyle\s*=|\son\w+\s*=|<script\b(?![^>]*\b(?:src\s*=|type="(?:application\/ld\+json|importmap)"))/;

/** The CSP blocks inline styles, scripts and handlers. Structured data (JSON-LD) is no script; the import map is allowed by its hash. */
export const noInlineInHtml: Rule = {
  name: 'no-inline-in-html',
  applies: (path) => path.endsWith('.html'),
  check: (_path, source) =>
    matches(source, { text: source, start: 0 }, INLINE, (match) => `"${match}" is inline`),
};
