/** Stories that change the document and never undo it. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, ReadAtMount, withEffect } from './Line.tsx';

export default { title: 'Isolation/Document' } satisfies Meta;

/** Shows `read`, then changes the page. Most change a narrow page only: a wide snapshot shows the leak. */
function leaking(read: () => string, leak: (isNarrow: boolean) => unknown): StoryObj {
  return withEffect(() => leak(innerWidth < 1000), <ReadAtMount read={read} />);
}

export const BodyStyle = leaking(
  () => document.body.style.background || 'plain',
  (isNarrow) => isNarrow && (document.body.style.background = 'gold'),
);

export const BodyClass = leaking(
  () => document.body.className.replaceAll(/sb-\S+ ?/g, '') || 'no class',
  (isNarrow) => isNarrow && document.body.classList.add('narrow'),
);

export const RootAttributes = leaking(
  () => `${document.documentElement.lang} ${document.documentElement.dir}`,
  (isNarrow) => {
    document.documentElement.lang = 'ar';
    if (isNarrow) document.documentElement.dir = 'rtl';
  },
);

export const RootProperty = leaking(
  () => document.documentElement.style.getPropertyValue('--leak') || 'unset',
  () => document.documentElement.style.setProperty('--leak', 'set'),
);

export const CanvasAttribute = leaking(
  () => document.querySelector('#storybook-root')?.getAttribute('data-leak') ?? 'unset',
  () => document.querySelector('#storybook-root')?.setAttribute('data-leak', 'set'),
);

export const Portal = leaking(
  () => 'before',
  (isNarrow) => {
    const portal = Object.assign(document.createElement('p'), { textContent: 'A portal' });
    if (isNarrow) document.body.append(portal);
  },
);

export const Title = leaking(
  () => document.title,
  () => (document.title += '!'),
);

export const AdoptedSheet = leaking(
  () => 'gold when narrow',
  (isNarrow) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { background: gold }');
    if (isNarrow) document.adoptedStyleSheets.push(sheet);
  },
);

/** Cannot be distinguished from a style of a library. */
export const HeadStyle = leaking(
  () => 'gold when narrow',
  (isNarrow) => {
    const style = document.createElement('style');
    style.textContent = 'body { background: gold }';
    if (isNarrow) document.head.append(style);
  },
);

export const History = leaking(
  () => location.hash || 'no hash',
  () => history.pushState(null, '', '#left'),
);

const mountCount = () => Number(Reflect.get(window, 'mountCount') ?? 0);
export const Global = leaking(
  () => String(mountCount()),
  () => Reflect.set(window, 'mountCount', mountCount() + 1),
);

let mounts = 0;
/** A variable of a module cannot be detected from outside: hence the tag. */
export const ModuleVariable: StoryObj = {
  tags: ['visual:fresh'],
  ...withEffect(() => (mounts += 1), <ReadAtMount read={() => `mounted ${mounts} times before`} />),
};

/** Shows only traces of another story. */
export const Innocent: StoryObj = { render: () => <Line>innocent</Line> };
