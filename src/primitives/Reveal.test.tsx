import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reveal } from './Reveal.tsx';

test('CARD-7 prerendered markup has no reveal state, so nothing hides the content', () => {
  const markup = renderToStaticMarkup(<Reveal as="section">{'words'}</Reveal>);
  expect(markup).toMatch(/^<section class="[^"]*">words<\/section>$/);
});
