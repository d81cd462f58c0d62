import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { LINE_BREAK_MARKS, plainText } from '../../i18n/plain-text.ts';
import { BRAND } from '../../site.ts';
import { WIFI } from './ios-enterprise.tsx';
import { TIME } from './kit/Device.tsx';
import { PictureLabelsContext } from './kit/labels.tsx';
import { stepPictures } from './step-pictures.ts';

const messagesOf = (locale: Locale): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}.json`, import.meta.url), 'utf8'));

const steps = Object.entries(stepPictures).flatMap(([method, pictures]) =>
  Object.entries(pictures).map(([step, Picture]) => ({
    id: `guide.${method.replace(/[A-Z]/, (capital) => `.${capital.toLowerCase()}`)}.${step}`,
    Picture,
  })),
);

/** What a message marks as words to look for. */
const uiLabelsIn = (message = '') =>
  [...message.matchAll(/<ui>(.+?)<\/ui>/g)].map(([, it = '']) => it);
const wordsOf = (id: string, messages: Readonly<Record<string, string>>) => [
  ...uiLabelsIn(messages[`${id}.title`]),
  ...uiLabelsIn(messages[`${id}.text`]),
];
/** Without spaces and line-break marks. */
const withoutSpaces = (text: string) =>
  text.replaceAll(RegExp(`\\s|${LINE_BREAK_MARKS.source}`, 'g'), '');
/** The app's name, the time of the status bar, Wi-Fi, and buttons and titles without a page's labels. */
const IN_EVERY_LANGUAGE = new Set([withoutSpaces(BRAND.wallet), TIME, WIFI, '']);
const textsIn = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, it = '']) =>
    withoutSpaces(it.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')),
  );

describe.each(steps)('GUIDE-1 GUIDE-2 step picture $id', ({ id, Picture }) => {
  const drawIn = (locale: Locale) =>
    renderToStaticMarkup(createElement(Picture, { words: wordsOf(id, messagesOf(locale)) }));
  const markup = drawIn('en');

  test('is hidden from assistive technology: the text says its words', () => {
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  test.each(LOCALES)('shows exactly the words of the text, in %s', (locale) => {
    const words = wordsOf(id, messagesOf(locale)).map(withoutSpaces);
    const drawn = textsIn(drawIn(locale));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((text) => !IN_EVERY_LANGUAGE.has(text)).toSorted()).toEqual(
      words.toSorted(),
    );
  });

  test('takes every color from the page', () => {
    const paints = [...markup.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map((m) => m[1]);
    expect(paints.length).toBeGreaterThan(20);
    expect(
      paints.filter((paint) => !/^(none|var\(--art-[a-z0-9-]+\)|url\(#.+\))$/.test(paint ?? '')),
    ).toEqual([]);
    expect(markup).not.toContain(' style=');
  });

  test('references only its own gradients, even when rendered twice on one page', () => {
    const words = wordsOf(id, messagesOf('en'));
    const twice = renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        createElement(Picture, { words }),
        createElement(Picture, { words }),
      ),
    );
    const ids = [...twice.matchAll(/ id="([^"]*)"/g)].map((m) => m[1]);
    const used = [...twice.matchAll(/url\(#([^)]*)\)/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test.each(steps.filter(({ id }) => id.endsWith('.install')))(
  'the backdrop of the dialog of $id covers the whole screen, the status bar too',
  ({ id, Picture }) => {
    const words = wordsOf(id, messagesOf('en'));
    const markup = renderToStaticMarkup(createElement(Picture, { words }));
    const [page = '', dialog, ...more] = markup.split(
      '<rect width="224" height="488" fill="var(--art-ink)" fill-opacity="0.28"></rect>',
    );
    expect(more).toEqual([]);
    const battery = /<rect x="179" y="16"[^>]*>/;
    expect(page).toMatch(battery);
    expect(dialog).toBeDefined();
    expect(dialog).not.toMatch(battery);
  },
);

test.each(
  (['iosStore', 'androidStore'] as const).flatMap((method) =>
    (['get', 'open'] as const).map((step) => ({ method, step })),
  ),
)(
  'GUIDE-1 GUIDE-2 DL-5 the picture $method $step names the developer, and marks the name where it is compared',
  ({ method, step }) => {
    const words = ['Get'];
    const picture = createElement(stepPictures[method][step], { words });
    const value = { publisher: 'Unio Technology Ltd' };
    const named = renderToStaticMarkup(createElement(PictureLabelsContext, { value }, picture));
    const texts = textsIn(named);
    expect(texts.filter((it) => it === 'UnioTechnologyLtd')).toHaveLength(1);
    const strokes = (markup: string) => markup.split('stroke="var(--art-accent)"').length;
    const marks = strokes(named) - strokes(renderToStaticMarkup(picture));
    expect(marks).toBe(step === 'get' ? 1 : 0);
  },
);

test.each([
  ['Unio Technology Ltd', 1],
  ['Unio Technology Limited', 1],
  ['Unio Digital Assets Technology Services (Hong Kong) Limited', 2],
] as const)(
  'GUIDE-1 DL-5 the ring around "%s" is between the name of the app and the button',
  (publisher, lines) => {
    const picture = createElement(stepPictures.iosStore.get, { words: ['Get'] });
    const named = createElement(PictureLabelsContext, { value: { publisher } }, picture);
    const markup = renderToStaticMarkup(named);
    const [ring] = /<rect[^>]* stroke="var\(--art-accent\)" stroke-width="1.5"/.exec(markup) ?? [
      '',
    ];
    const numberOf = (name: string, tag: string) =>
      Number(RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1]);
    const top = numberOf('y', ring);
    const baseline = numberOf('y', /<tspan[^>]*>Unio Wallet/.exec(markup)?.[0] ?? '');
    const [target] = /<rect[^>]* stroke="var\(--art-accent\)" stroke-width="2.5"/.exec(markup) ?? [
      '',
    ];
    expect(numberOf('height', ring)).toBe(lines === 1 ? 24 : 31);
    const drawn = /<text[^>]*>(?:(?!<\/text>).)*Unio (?:Technology|Digital)(?:(?!<\/text>).)*/.exec(
      markup,
    )?.[0];
    expect(drawn?.split('<tspan')).toHaveLength(lines + 1);
    expect(top).toBeGreaterThan(baseline + 4);
    expect(top + numberOf('height', ring)).toBeLessThan(numberOf('y', target) - 4);
  },
);

test('GUIDE-1 DL-5 the Chinese name of a developer stays inside its ring', () => {
  const publisher = '優尼科技股份有限公司';
  const picture = createElement(stepPictures.iosStore.get, { words: ['Get'] });
  const markup = renderToStaticMarkup(
    createElement(PictureLabelsContext, { value: { publisher } }, picture),
  );
  const ring = /<rect x="(\d+)"[^>]* width="(\d+)"[^>]* stroke-width="1.5"/.exec(markup);
  const text = RegExp(`font-size="([\\d.]+)"[^>]*><tspan x="(\\d+)"[^>]*>${publisher}`).exec(
    markup,
  );
  const ringEnd = Number(ring?.[1]) + Number(ring?.[2]);
  const textEnd = Number(text?.[2]) + Number(text?.[1]) * publisher.length;
  expect(ringEnd - textEnd).toBeGreaterThanOrEqual(7);
});

describe.each(LOCALES)('in %s', (locale) => {
  const messages = messagesOf(locale);

  test.each(['developer', 'trust'] as const)(
    'GUIDE-1 DL-5 the picture of the step "%s" has the name that the owner has set',
    (step) => {
      const organization = 'Unio Technology Ltd';
      const id = `guide.ios.enterprise.${step}`;
      const words = [
        ...uiLabelsIn(messages[`${id}.title`]),
        ...uiLabelsIn(messages[`${id}.signer`]?.replace('{organization}', organization)),
      ];
      const picture = createElement(stepPictures.iosEnterprise[step], { words });
      const named = createElement(PictureLabelsContext, { value: { organization } }, picture);
      expect(textsIn(renderToStaticMarkup(named))).toContainEqual(
        expect.stringContaining(withoutSpaces(organization)),
      );
    },
  );

  test('GUIDE-1 DL-5 the texts with the signer mark the same words, and the name is part of Trust', () => {
    const marked = (id: string) => uiLabelsIn(messages[`guide.ios.enterprise.${id}`]);
    expect(marked('developer.signer')).toEqual(marked('developer.text'));
    const [trust = '', ...others] = marked('trust.text');
    const [named, ...rest] = marked('trust.signer');
    expect(named).toMatch(RegExp(`^${trust}.*[“「]{organization}[”」]$`));
    expect(rest).toEqual(others);
  });

  test('GUIDE-1 GUIDE-2 the words of our own buttons match the button labels', () => {
    const [enterprise] = wordsOf('guide.ios.enterprise.install', messages).map(plainText);
    expect(enterprise).toBe(messages['download.enterprise']);
    const [apk] = wordsOf('guide.android.file.download', messages).map(plainText);
    expect(apk).toBe(messages['download.apk']);
  });

  test('GUIDE-2 DL-7 the step that checks the file quotes the verdict of the file check', () => {
    const [official] = wordsOf('guide.android.file.check', messages).map(plainText);
    expect(messages['file-check.genuine']).toMatch(new RegExp(`^${official}[.。]$`));
  });
});

test('GUIDE-1 GUIDE-2 every step of every method has a picture', () => {
  expect(steps.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(messagesOf('en'))
      .flatMap((id) => /^(guide\.\w+\.\w+\.\w+)\.text$/.exec(id)?.[1] ?? [])
      .toSorted(),
  );
});
