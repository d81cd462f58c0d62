import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { stepPictures } from './step-pictures.ts';

const steps = Object.entries(stepPictures).flatMap(([path, list]) =>
  list.map((Step, index) => ({ name: `${path} ${index + 1}`, Step })),
);

describe.each(steps)('GUIDE-1 GUIDE-2 step picture $name', ({ Step }) => {
  const markup = renderToStaticMarkup(createElement(Step, { className: 'place' }));

  test('is decorative: hidden from assistive technology and without text', () => {
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(markup).toContain('class="place"');
    expect(markup.replaceAll(/<[^>]*>/g, '').trim()).toBe('');
  });

  test('takes every color from the page', () => {
    const paints = [...markup.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map((m) => m[1]);
    expect(paints.length).toBeGreaterThan(20);
    expect(
      paints.filter((paint) => !/^(none|var\(--art-[a-z0-9-]+\)|url\(#.+\))$/.test(paint ?? '')),
    ).toEqual([]);
    expect(markup).not.toContain(' style=');
  });

  test('references only its own gradients, also twice on one page', () => {
    const twice = renderToStaticMarkup(
      createElement(Fragment, null, createElement(Step), createElement(Step)),
    );
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map((m) => m[1]);
    const used = [...twice.matchAll(/url\(#([^)]*)\)/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('GUIDE-1 GUIDE-2 every step of every method has a picture', () => {
  expect(Object.fromEntries(Object.entries(stepPictures).map(([k, v]) => [k, v.length]))).toEqual({
    iosStore: 2,
    iosEnterprise: 5,
    androidStore: 2,
    androidFile: 3,
  });
});
