// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type * as React from 'react';
import type * as Client from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaner } from './lean-packages.ts';
import { UNUSED } from './message-packages.ts';
import { UNUSED_COMPONENTS } from './react-dom.ts';

const sourceOf = (file: string) => readFileSync(`node_modules/${file}.js`, 'utf8');
const leanSource = (file: string) => leaner(sourceOf(file), file);
const files = import.meta.glob<string>(
  ['/{src,stories}/**/*.{ts,tsx}', '!/src/build/dependency-patches/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** The files of the site and its stories in which `what` stands. */
const asking = (what: RegExp) =>
  Object.entries(files).flatMap(([file, source]) => (what.test(source) ? [file] : []));

describe('the message packages', () => {
  it('ask no browser what languages it knows, and keep the three formatters in use', () => {
    const lean = leanSource('@formatjs/intl/index');
    expect(lean).not.toContain('supportedLocalesOf');
    const bound = [...lean.matchAll(/^\s*(\w+): \w+\.bind\(null, resolvedConfig/gm)].map(
      ([, name]) => name,
    );
    expect(bound).toEqual(['formatNumber', 'formatMessage', 'formatDisplayName']);
  });

  it('ask for no message either what languages the browser knows', () => {
    const lean = leanSource('intl-messageformat/index');
    expect(lean).toContain('const supportedLocales = [locales].flat();');
  });

  it('leave nothing beside unused components of React that keeps them', () => {
    const lean = leanSource('react-intl/index');
    expect(lean).not.toMatch(/^Formatted\w+\.displayName/m);
    expect(lean).not.toMatch(/= createFormatted/);
  });
});

describe("React's DOM", () => {
  const react = load(sourceOf('react/cjs/react.production')) as typeof React;
  const { createElement, Suspense, use, useState, startTransition } = react;
  const others: Record<string, unknown> = {
    react,
    scheduler: load(sourceOf('scheduler/cjs/scheduler.production')),
  };
  const requirePart = (name: string) => others[name];
  others['react-dom'] = load(sourceOf('react-dom/cjs/react-dom.production'), requirePart);
  const { createRoot } = load(
    leanSource('react-dom/cjs/react-dom-client.production'),
    requirePart,
  ) as typeof Client;
  let place: HTMLElement;

  beforeEach(() => {
    place = document.createElement('main');
  });

  it('draws, waits, and goes on in a transition', async () => {
    const words = Promise.resolve('said');
    let next: () => void = () => {};
    const Words = () => createElement('b', null, use(words));
    const App = () => {
      const [done, setDone] = useState(false);
      next = () => startTransition(() => setDone(true));
      const inner = done ? createElement('i', null, 'done') : createElement(Words);
      return createElement(Suspense, { fallback: 'waits' }, inner);
    };
    createRoot(place).render(createElement(App));
    await vi.waitFor(() => expect(place.innerHTML).toBe('<b>said</b>'));
    next();
    await vi.waitFor(() => expect(place.innerHTML).toBe('<i>done</i>'));
  });

  it('leaves what belongs into a head in its place', async () => {
    const icon = createElement('link', { rel: 'icon', href: 'icon.svg' });
    createRoot(place).render(createElement('p', null, icon));
    await vi.waitFor(() =>
      expect(place.innerHTML).toBe('<p><link rel="icon" href="icon.svg"></p>'),
    );
  });

  it.each(UNUSED_COMPONENTS.filter((name) => name in react))('knows no %s', async (name) => {
    const onUncaughtError = vi.fn<(error: unknown) => void>();
    const kind = react[name as 'Activity'];
    createRoot(place, { onUncaughtError }).render(createElement(kind, null, 'words'));
    await vi.waitFor(() => expect(onUncaughtError).toHaveBeenCalledOnce());
    expect(String(onUncaughtError.mock.lastCall?.[0])).toContain('error #130');
  });

  /** What a CommonJS module exports, evaluated as it is. */
  function load(code: string, require?: (name: string) => unknown): unknown {
    const exports = {};
    compileFunction(code, ['exports', 'require'])(exports, require);
    return exports;
  }
});

it('leaves out nothing that the site or its stories ask for', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(asking(new RegExp(`\\b(${UNUSED.join('|')})\\b`))).toEqual([]);
  const components = new RegExp(
    `import[^;]*\\b(${UNUSED_COMPONENTS.join('|')})\\b[^;]*from 'react'`,
  );
  expect(asking(components)).toEqual([]);
  const inHead = asking(/<(title|meta|link|style|script)\b/);
  expect(inHead.filter((file) => file.endsWith('.tsx'))).toEqual([]);
  // Hints about files, among others.
  expect(asking(/from 'react-dom'/)).toEqual([]);
});

it('says that a package has changed', () => {
  expect(() => leaner('export {};', 'react-intl/index')).toThrow('react-intl/index has changed');
});
