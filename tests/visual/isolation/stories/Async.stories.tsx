/** Stories with something that happens after they are mounted: timers, listeners, responses. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { Suspense, lazy, useEffect, useState } from 'react';
import { waitFor, within } from 'storybook/test';
import { Line, ReadAtMount, withEffect } from './Line.tsx';

export default { title: 'Isolation/Async' } satisfies Meta;

function appendLine(text: string): void {
  document.body.append(Object.assign(document.createElement('p'), { textContent: text }));
}

/** The screenshot shows the effect of a timer that is due soon. */
export const Timer: StoryObj = {
  render: function Timer() {
    const [isLate, setIsLate] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setIsLate(true), 300);
      return () => clearTimeout(timer);
    }, []);
    return <Line>{isLate ? 'late' : 'early'}</Line>;
  },
};

/** In ms: still to come when the next snapshot is shown, on a busy machine too. */
const LATER_MS = 60_000;

/** Would change a later snapshot: no screenshot waits that long. */
export const ForgottenTimer = withEffect(() =>
  setTimeout(() => appendLine(`from ${innerWidth} px`), LATER_MS),
);

/** Needs no fresh page: no page is shown that long. */
export const EndlessTimer = withEffect(() => setTimeout(() => appendLine('the end'), 2 ** 31 - 1));

export const ForgottenFrames = withEffect(() => {
  let count = 0;
  const onFrame = () => {
    count += 1;
    if (count === 3000) appendLine('three thousand frames later');
    requestAnimationFrame(onFrame);
  };
  onFrame();
});

export const DebouncedResize = withEffect(() => {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => appendLine('resized'), LATER_MS);
  });
});

export const MediaListener = withEffect(() =>
  matchMedia('(max-width: 999px)').addEventListener('change', () => appendLine('a breakpoint')),
);

function Greeting() {
  const [text, setText] = useState('loading');
  useEffect(() => {
    void fetch('http://service.example/greeting')
      .then((response) => response.text())
      .then(setText);
  }, []);
  return <Line>{text}</Line>;
}

/** The play function changes the later responses of the service. */
export const Handler: StoryObj = {
  render: () => <Greeting />,
  play: async ({ canvasElement, msw }) => {
    await waitFor(() => within(canvasElement).getByText('from the preview'));
    msw.use(http.get('http://service.example/greeting', () => HttpResponse.text('overridden')));
  },
};

const LateCode = lazy(() => import('./LateCode.tsx'));
export const Code: StoryObj = {
  render: () => (
    <Suspense>
      <LateCode />
    </Suspense>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('loaded late');
  },
};

export const Unmount: StoryObj = {
  render: function Unmount() {
    useEffect(() => () => appendLine('unmounted'), []);
    return <Line>mounted</Line>;
  },
};

/** Loads longer than Storybook waits before it reloads the page: the time is the point. */
export const SlowLoader: StoryObj = {
  loaders: [() => new Promise((resolve) => setTimeout(resolve, 100, {}))],
  render: (_args, { globals }) => <Line>{String(globals['locale'])}</Line>,
};

function countVisit(storage: Storage): string {
  const before = Number(storage.getItem('count') ?? 0);
  storage.setItem('count', String(before + 1));
  return `${before} visits before`;
}

export const Local: StoryObj = {
  render: () => <ReadAtMount read={() => countVisit(localStorage)} />,
};

export const Session: StoryObj = {
  render: () => <ReadAtMount read={() => countVisit(sessionStorage)} />,
};

export const Cookie = withEffect(
  () => (document.cookie = 'visited=yes; path=/'),
  <ReadAtMount read={() => document.cookie || 'no cookie'} />,
);

export const Database: StoryObj = {
  render: function Database() {
    const [text, setText] = useState('opening');
    useEffect(() => {
      const request = indexedDB.open('leak', 1);
      let isNew = false;
      request.addEventListener('upgradeneeded', () => (isNew = true));
      request.addEventListener('success', () => setText(isNew ? 'new' : 'there before'));
    }, []);
    return <Line>{text}</Line>;
  },
};

const OPENING = `
  details { interpolate-size: allow-keywords }
  ::details-content { block-size: 0; opacity: 0; transition: all 0.5s linear }
  [open]::details-content { block-size: auto; opacity: 1 }
`;

/** Opens with a transition that is not in the document's list of animations. */
export const OpeningDetails: StoryObj = {
  render: () => (
    <>
      <style>{OPENING}</style>
      <details>
        <summary>Question</summary>
        <Line>Answer</Line>
      </details>
    </>
  ),
  async play({ canvasElement }) {
    // An element that was never rendered closed opens without a transition.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
