import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineScriptSources } from './inline-script-sources.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unio-inline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, html: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), html);
};
const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const map = (text: string) => `<script type="importmap">${text}</script>`;

test('VER-4 the sources are the import maps and one script per document, each once', () => {
  const others = '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  write('index.html', `<script>home()</script>${map('1')}${others}`);
  write('es/index.html', `<script>home()</script>${map('2')}${others}`);
  write('es/order/index.html', `<script>other()</script>${map('2')}`);
  const allowed = ['home()', 'other()', '1', '2'];
  expect(inlineScriptSources(folder)).toEqual(allowed.map(source).toSorted());
});

test('VER-4 a second inline script in a document stops the build', () => {
  write('index.html', '<script>home()</script>');
  write('order/index.html', '<script>other()</script><script>home()</script>');
  expect(() => inlineScriptSources(folder)).toThrow('only one is allowed');
});

test('VER-4 a third inline script stops the build', () => {
  write('index.html', '<script>home()</script>');
  write('order/index.html', '<script>other()</script>');
  write('legal/index.html', '<script>third()</script>');
  expect(() => inlineScriptSources(folder)).toThrow('3 inline scripts');
});
