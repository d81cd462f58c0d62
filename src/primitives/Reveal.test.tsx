import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reveal } from './Reveal.tsx';

test('CARD-7 before any script has run a part says nothing about its place, so nothing hides it', () => {
  const markup = renderToStaticMarkup(<Reveal as="section">{'words'}</Reveal>);
  expect(markup).toMatch(/^<section class="[^"]*">words<\/section>$/);
});
