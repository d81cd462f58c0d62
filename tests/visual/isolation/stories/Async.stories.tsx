/** Stories with something that happens after they are mounted: timers, listeners, responses. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { Suspense, lazy, useEffect, useState } from 'react';
import { waitFor, within } from 'storybook/test';
import { Line, ReadAtMount } from './Line.tsx';

const meta = { title: 'Isolation/Async' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function appendLine(text: string): void {
  document.body.append(Object.assign(document.createElement('p'), { textContent: text }));
}

/** A story that does something once it is mounted. */
function withEffect(text: string, effect: () => void): Story {
  function WithEffect() {
    useEffect(effect, []);
    return <Line>{text}</Line>;
  }
  return { render: () => <WithEffect /> };
}

/** The screenshot shows what a timer due soon changes. */
export const Timer: Story = {
  render: function Timer() {
    const [isLate, setIsLate] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setIsLate(true), 300);
      return () => clearTimeout(timer);
    }, []);
    return <Line>{isLate ? 'late' : 'early'}</Line>;
  },
};

/** Would change a later snapshot: no screenshot waits so long. */
export const ForgottenTimer = withEffect('a timer is set', () => {
  setTimeout(() => appendLine(`from ${innerWidth} px`), 5000);
});

/** Needs no fresh page: no page is shown so long. */
export const EndlessTimer = withEffect('a timer without end', () => {
  setTimeout(() => appendLine('the end'), 2 ** 31 - 1);
});

export const ForgottenFrames = withEffect('a loop of frames', () => {
  let count = 0;
  const onFrame = () => {
    count += 1;
    if (count === 3000) appendLine('three thousand frames later');
    requestAnimationFrame(onFrame);
  };
  onFrame();
});

export const DebouncedResize = withEffect('listening to resize', () => {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => appendLine('resized'), 60);
  });
});

export const MediaListener = withEffect('listening to a media query', () => {
  matchMedia('(max-width: 999px)').addEventListener('change', () => appendLine('a breakpoint'));
});

function Greeting() {
  const [text, setText] = useState('loading');
  useEffect(() => {
    void fetch('http://service.example/greeting')
      .then((response) => response.text())
      .then(setText);
  }, []);
  return <Line>{text}</Line>;
}

/** The play function changes what the service responds from then on. */
export const Handler: Story = {
  render: () => <Greeting />,
  play: async ({ canvasElement, msw }) => {
    await waitFor(() => within(canvasElement).getByText('from the preview'));
    msw.use(http.get('http://service.example/greeting', () => HttpResponse.text('overridden')));
  },
};

const LateCode = lazy(() => import('./LateCode.tsx'));
export const Code: Story = {
  render: () => (
    <Suspense>
      <LateCode />
    </Suspense>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('loaded late');
  },
};

export const Unmount: Story = {
  render: function Unmount() {
    useEffect(() => () => appendLine('unmounted'), []);
    return <Line>mounted</Line>;
  },
};

/** Loads longer than Storybook waits before it reloads the page: no fact could replace the time. */
export const SlowLoader: Story = {
  loaders: [() => new Promise((resolve) => setTimeout(resolve, 100, {}))],
  render: (_args, { globals }) => <Line>{String(globals['locale'])}</Line>,
};

function countVisit(storage: Storage): string {
  const before = Number(storage.getItem('count') ?? 0);
  storage.setItem('count', String(before + 1));
  return `${before} visits before`;
}

export const Local: Story = { render: () => <ReadAtMount read={() => countVisit(localStorage)} /> };

export const Session: Story = {
  render: () => <ReadAtMount read={() => countVisit(sessionStorage)} />,
};

export const Cookie: Story = {
  render: function Cookie() {
    useEffect(() => void (document.cookie = 'visited=yes; path=/'), []);
    return <ReadAtMount read={() => document.cookie || 'no cookie'} />;
  },
};

export const Database: Story = {
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
export const OpeningDetails: Story = {
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
    // What was never drawn closed opens without a transition.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
