/** Things that happen after the story stands: timers, listeners, answers. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { Suspense, lazy, useEffect, useState } from 'react';
import { waitFor, within } from 'storybook/test';
import { AtMount, Said } from './heard-events.tsx';

const meta = { title: 'Leaks/Later' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function say(text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  document.body.append(line);
}

/** A state that a timer changes: the picture is of what comes. */
export const Timer: Story = {
  render: function Timer() {
    const [late, setLate] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setLate(true), 300);
      return () => clearTimeout(timer);
    }, []);
    return <Said>{late ? 'late' : 'early'}</Said>;
  },
};

/** A timer that nobody stops, longer than a picture waits: it would speak in a later snapshot. */
export const ForgottenTimer: Story = {
  render: function ForgottenTimer() {
    useEffect(() => void setTimeout(() => say(`from ${innerWidth} px`), 5000), []);
    return <Said>a timer is set</Said>;
  },
};

/** A timer that no page lives to see: it costs no fresh page. */
export const Never: Story = {
  render: function Never() {
    useEffect(() => void setTimeout(() => say('the end'), 2 ** 31 - 1), []);
    return <Said>for ever</Said>;
  },
};

/** A loop of frames that nobody stops. */
export const ForgottenFrames: Story = {
  render: function ForgottenFrames() {
    useEffect(() => {
      let turns = 0;
      const turn = () => {
        turns += 1;
        if (turns === 3000) say('three thousand frames later');
        requestAnimationFrame(turn);
      };
      turn();
    }, []);
    return <Said>frames</Said>;
  },
};

/** A debounced listener that nobody removes. */
export const DebouncedResize: Story = {
  render: function DebouncedResize() {
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout>;
      addEventListener('resize', () => {
        clearTimeout(timer);
        timer = setTimeout(() => say('the size had changed'), 60);
      });
    }, []);
    return <Said>listening</Said>;
  },
};

/** A listener of a media query that nobody removes. */
export const MediaListener: Story = {
  render: function MediaListener() {
    useEffect(() => {
      matchMedia('(max-width: 999px)').addEventListener('change', () => say('a breakpoint'));
    }, []);
    return <Said>listening</Said>;
  },
};

function Greeting() {
  const [text, setText] = useState('asking');
  useEffect(() => {
    void fetch('http://service.example/greeting')
      .then((answer) => answer.text())
      .then(setText);
  }, []);
  return <Said>{text}</Said>;
}

/** Play changes what the service answers from then on. */
export const Handler: Story = {
  render: () => <Greeting />,
  play: async ({ canvasElement, msw }) => {
    await waitFor(() => within(canvasElement).getByText('from the preview'));
    msw.use(http.get('http://service.example/greeting', () => HttpResponse.text('overridden')));
  },
};

const LateCode = lazy(() => import('./late-code.tsx'));

/** Play looks for what comes with a piece of code. */
export const Code: Story = {
  render: () => (
    <Suspense>
      <LateCode />
    </Suspense>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('came late');
  },
};

/** Does something when it goes. */
export const Farewell: Story = {
  render: function Farewell() {
    useEffect(() => () => say('farewell'), []);
    return <Said>here</Said>;
  },
};

/**
 * What it loads takes longer than Storybook waits before it loads the page anew. Time itself is what
 * the story is about: no fact could stand for it.
 */
export const SlowLoader: Story = {
  loaders: [() => new Promise((resolve) => setTimeout(resolve, 100, {}))],
  render: (_args, { globals }) => <Said>{String(globals['locale'])}</Said>,
};

const count = (store: Storage) => {
  const before = Number(store.getItem('count') ?? 0);
  store.setItem('count', String(before + 1));
  return `${before} visits before`;
};

/** What is stored is read at mount. */
export const Local: Story = { render: () => <AtMount read={() => count(localStorage)} /> };

/** What is stored for the tab is read at mount. */
export const Session: Story = { render: () => <AtMount read={() => count(sessionStorage)} /> };

/** A cookie is read at mount. */
export const Cookie: Story = {
  render: function Cookie() {
    useEffect(() => void (document.cookie = 'visited=yes; path=/'), []);
    return <AtMount read={() => document.cookie || 'no cookie'} />;
  },
};

/** A database is asked at mount. */
export const Database: Story = {
  render: function Database() {
    const [said, setSaid] = useState('asking');
    useEffect(() => {
      const request = indexedDB.open('leak', 1);
      let made = false;
      request.addEventListener('upgradeneeded', () => (made = true));
      request.addEventListener('success', () => setSaid(made ? 'new' : 'there before'));
    }, []);
    return <Said>{said}</Said>;
  },
};

const OPENS = `
  details { interpolate-size: allow-keywords }
  ::details-content { block-size: 0; opacity: 0; transition: all 0.5s linear }
  [open]::details-content { block-size: auto; opacity: 1 }
`;

/** Opens with a transition that the document's list of animations leaves out. */
export const OpeningDetails: Story = {
  render: () => (
    <>
      <style>{OPENS}</style>
      <details>
        <summary>Question</summary>
        <Said>Answer</Said>
      </details>
    </>
  ),
  async play({ canvasElement }) {
    // What was never drawn closed opens without a transition.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
