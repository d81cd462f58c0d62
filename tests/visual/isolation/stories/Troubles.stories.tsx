/** Stories at fault, and stories that only look so (VIS-9). */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Said } from './heard-events.tsx';

const meta = { title: 'Troubles' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A story that does something once it stands. */
function doing(act: () => unknown, visual?: { suppress: Record<string, string> }): Story {
  function Doing() {
    useEffect(() => void act(), []);
    return <Said>doing</Said>;
  }
  return { render: () => <Doing />, parameters: visual ? { visual } : {} };
}

const ask = (path: string) => fetch(`http://service.example/${path}`).catch(() => {});

/** At ease. */
export const None = doing(() => {});
/** An error in the console; the second paragraph is for developers. */
export const Logged = doing(() => console.error('It went wrong\n\nlong story'));
/** The same with a reason. */
export const LoggedAllowed = doing(() => console.error('It went wrong'), {
  suppress: { console: 'shows what is logged', overlap: 'never happens' },
});
/** The same with an empty reason. */
export const LoggedUnexplained = doing(() => console.error('It went wrong'), {
  suppress: { console: ' ' },
});
/** An error that nobody catches. */
export const Thrown = doing(() =>
  setTimeout(() => {
    throw new TypeError('not a function');
  }),
);
/** A rejection that nobody handles. */
export const Rejected = doing(() => Promise.reject(new RangeError('out of range')));
/** A picture that is not there. */
export const MissingFile: Story = { render: () => <img alt="" src="missing.png" /> };
/** A call that no handler answers. */
export const Unanswered = doing(() => ask('nobody'));
/** The same where the connection itself fails. */
export const UnansweredSafely = doing(() =>
  fetch('https://service.example/nobody').catch(() => {}),
);
/** An error status that msw gives: meant. */
export const Busy = doing(() => ask('busy'));
/** A connection that msw breaks: meant. */
export const Broken = doing(() => ask('broken'));
/** A call that the page itself takes back: no failure. */
export const TakenBack = doing(() => {
  const stop = new AbortController();
  void fetch('http://service.example/busy', { signal: stop.signal }).catch(() => {});
  stop.abort();
});

/** Its loader never ends. */
export const Endless: Story = {
  loaders: [() => new Promise<never>(() => {})],
  render: () => <Said>never</Said>,
};

function Nameless({ name = '' }) {
  return (
    <button type="button" style={{ width: 30, height: 30 }}>
      {name}
    </button>
  );
}

const unlabelled = () => (
  <main style={{ margin: 16 }}>
    <Nameless />
    <Nameless />
    <p style={{ color: '#ccc', background: '#fff' }}>Hardly to be read</p>
  </main>
);
/** Two rules broken. */
export const Inaccessible: Story = { render: unlabelled };
/** One of them switched off. */
export const OneRuleOff: Story = {
  render: unlabelled,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};
/** A rule that looks elsewhere only. */
export const OneRuleNarrowed: Story = {
  render: unlabelled,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: 'h1' }] } } },
};
/** Known, and to be done. */
export const Todo: Story = { render: unlabelled, parameters: { a11y: { test: 'todo' } } };
/** Not checked. */
export const Unchecked: Story = { render: unlabelled, parameters: { a11y: { disable: true } } };

/** As long as a picture of two pixels a CSS px can be; its words stand where a test knows. */
export const Tall: Story = {
  render: () => (
    <main style={{ height: 16_000, position: 'relative', margin: 0 }}>
      <h1 style={{ position: 'absolute', top: 20, left: 20, margin: 0, width: 300, height: 40 }}>
        A title
      </h1>
      <section style={{ position: 'absolute', top: 5000, left: 20, width: 300, height: 100 }}>
        <p style={{ pointerEvents: 'none', margin: 0, width: 300, height: 40 }}>
          {'Far down '.repeat(20)}
        </p>
      </section>
    </main>
  ),
};

/** Longer than that, and not longer than a picture of one. */
export const Taller: Story = { render: () => <main style={{ height: 17_000 }}>Tall</main> };
