import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const INCIDENT = read('stories/docs/Incident.mdx');
const linesWith = (text: string) => INCIDENT.split('\n').filter((line) => line.includes(text));

test('VER-6 the incident page names exactly the files that the build writes', () => {
  const named = [...INCIDENT.matchAll(/dist-hosts\/([\w.-]+)/g)].map(([, name = '']) => name);
  const written = [
    ...read('src/build/hosting/write-host-config.ts').matchAll(/join\(out, '([^']+)'.*?\)/g),
  ];
  expect(new Set(named)).toEqual(new Set(written.map(([, name]) => name)));
});

test('VER-6 a deploy during an incident goes to production, and builds nothing', () => {
  const [pages, netlify] = [linesWith('wrangler pages deploy'), linesWith('netlify deploy')];
  expect([pages.length, netlify.length]).toEqual([2, 2]);
  for (const line of pages) expect(line).toContain(' --branch main');
  for (const line of netlify) expect(line).toMatch(/ --prod --no-build .*--site ID/);
});
