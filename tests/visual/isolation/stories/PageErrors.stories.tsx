/** Stories with page errors, and stories that only seem to have some (VIS-9). */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Line, withEffect } from './Line.tsx';

export default { title: 'Page errors' } satisfies Meta;

const suppressing = (suppress: Record<string, string>): StoryObj => ({
  ...withEffect(() => console.error('It went wrong')),
  parameters: { visual: { suppress } },
});

const request = (path: string) => fetch(`http://service.example/${path}`).catch(() => {});

export const None = withEffect(() => {});
/** The second paragraph is not reported. */
export const Logged = withEffect(() => console.error('It went wrong\n\nlong story'));
export const LoggedSuppressed = suppressing({
  console: 'shows what is logged',
  overlap: 'never happens',
});
export const LoggedUnexplained = suppressing({ console: ' ' });
export const Thrown = withEffect(() =>
  setTimeout(() => {
    throw new TypeError('not a function');
  }),
);
export const Rejected = withEffect(() => Promise.reject(new RangeError('out of range')));
export const MissingFile: StoryObj = { render: () => <img alt="" src="missing.png" /> };
export const Unanswered = withEffect(() => request('unknown'));
/** The connection itself fails. */
export const UnansweredHttps = withEffect(() =>
  fetch('https://service.example/unknown').catch(() => {}),
);
/** msw responds with an error status, as intended. */
export const Busy = withEffect(() => request('busy'));
/** msw breaks the connection, as intended. */
export const Broken = withEffect(() => request('broken'));
/** The page itself aborts the request. */
export const Aborted = withEffect(() => {
  const abort = new AbortController();
  void fetch('http://service.example/busy', { signal: abort.signal }).catch(() => {});
  abort.abort();
});

export const EndlessLoader: StoryObj = {
  loaders: [() => new Promise<never>(() => {})],
  render: () => <Line>never</Line>,
};

function Button({ label = '' }) {
  return (
    <button type="button" style={{ width: 30, height: 30 }}>
      {label}
    </button>
  );
}

/** Two axe rules broken, one of them twice. */
export const Inaccessible: StoryObj = {
  render: () => (
    <main style={{ margin: 16 }}>
      <Button />
      <Button />
      <p style={{ color: '#ccc', background: '#fff' }}>Too little contrast</p>
    </main>
  ),
};

const inaccessible = (a11y: object): StoryObj => ({ ...Inaccessible, parameters: { a11y } });

export const OneRuleOff = inaccessible({
  config: { rules: [{ id: 'color-contrast', enabled: false }] },
});
export const OneRuleNarrowed = inaccessible({
  config: { rules: [{ id: 'color-contrast', selector: 'h1' }] },
});
export const Todo = inaccessible({ test: 'todo' });
export const Off = inaccessible({ test: 'off' });
export const Disabled = inaccessible({ disable: true });

/** As tall as a screenshot at a pixel ratio of 2 can be; a test knows where its texts are. */
export const Tall: StoryObj = {
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

/** Taller than that, but not than a screenshot at a pixel ratio of 1. */
export const Taller: StoryObj = { render: () => <main style={{ height: 17_000 }}>Tall</main> };
