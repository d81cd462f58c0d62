/** Things done to the document, and never undone. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { AtMount, Said } from './heard-events.tsx';

const meta = { title: 'Leaks/Document' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story that does something to the page once it stands, where the page is narrow: wide snapshots show the leak. */
function leaving(read: () => string, leak: (narrow: boolean) => void): Story {
  function Leaving() {
    useEffect(() => leak(innerWidth < 1000), []);
    return <AtMount read={read} />;
  }
  return { render: () => <Leaving /> };
}

/** A style on the body. */
export const BodyStyle = leaving(
  () => document.body.style.background || 'plain',
  (narrow) => {
    if (narrow) document.body.style.background = 'gold';
  },
);

/** A class on the body. */
export const BodyClass = leaving(
  () => document.body.className.replaceAll(/sb-\S+ ?/g, '') || 'no class',
  (narrow) => {
    if (narrow) document.body.classList.add('narrow');
  },
);

/** Attributes on the root element. */
export const RootAttributes = leaving(
  () => `${document.documentElement.lang} ${document.documentElement.dir}`,
  (narrow) => {
    document.documentElement.lang = 'ar';
    if (narrow) document.documentElement.dir = 'rtl';
  },
);

/** A custom property on the root element. */
export const RootProperty = leaving(
  () => document.documentElement.style.getPropertyValue('--leak') || 'unset',
  () => document.documentElement.style.setProperty('--leak', 'set'),
);

/** An attribute on the element that the story is mounted in. */
export const CanvasAttribute = leaving(
  () => document.querySelector('#storybook-root')?.getAttribute('data-leak') ?? 'unset',
  () => document.querySelector('#storybook-root')?.setAttribute('data-leak', 'set'),
);

/** An element beside the canvas. */
export const Portal = leaving(
  () => 'before',
  (narrow) => {
    if (!narrow) return;
    const portal = document.createElement('p');
    portal.textContent = 'A portal that stays';
    document.body.append(portal);
  },
);

/** The title. */
export const Title = leaving(
  () => document.title,
  () => (document.title += '!'),
);

/** A constructed style sheet. */
export const AdoptedSheet = leaving(
  () => 'gold when narrow',
  (narrow) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { background: gold }');
    if (narrow) document.adoptedStyleSheets.push(sheet);
  },
);

/** A style written into the head: nobody can tell it from a library's. */
export const HeadStyle = leaving(
  () => 'gold when narrow',
  (narrow) => {
    const style = document.createElement('style');
    style.textContent = 'body { background: gold }';
    if (narrow) document.head.append(style);
  },
);

/** The address. */
export const History = leaving(
  () => location.hash || 'no hash',
  () => history.pushState(null, '', '#left'),
);

/** A global variable. */
export const Global = leaving(
  () => String(Reflect.get(window, 'leakyCount') ?? 0),
  () => Reflect.set(window, 'leakyCount', Number(Reflect.get(window, 'leakyCount') ?? 0) + 1),
);

let mounts = 0;
/** A variable of the module, which nothing outside it can see: hence the tag. */
export const ModuleVariable: Story = {
  tags: ['visual:fresh'],
  render: function ModuleVariable() {
    useEffect(() => void (mounts += 1), []);
    return <AtMount read={() => `mounted ${mounts} times before`} />;
  },
};

/** Says nothing of its surroundings: what another story left would be the only thing to see. */
export const Innocent: Story = { render: () => <Said>innocent</Said> };
