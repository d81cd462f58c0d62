/** Stories with a state that is read once: at mount, or by a play function. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import small from '../../../../src/assets/files/blush-pearl-100.avif?url&no-inline';
import large from '../../../../src/assets/files/blush-pearl-600.avif?url&no-inline';
import { Line, ReadAtMount } from './Line.tsx';

export default { title: 'Isolation/Mount' } satisfies Meta;

export const Width: StoryObj = { render: () => <ReadAtMount read={() => `${innerWidth} px`} /> };

export const Locale: StoryObj = {
  render: (_args, { globals }) => <ReadAtMount read={() => String(globals['locale'])} />,
};

/** Chromium renders 32.10 px with the glyphs of 32.09 px if the document has cached those. */
export const Glyphs: StoryObj = {
  render: () => (
    <p style={{ fontFamily: 'Fixture', fontSize: innerWidth < 800 ? '32.0907px' : '32.1018px' }}>
      Handgloves and quick brown foxes
    </p>
  ),
};

/** The typed text stays in the element, unless the element is removed. */
export const Typed: StoryObj = {
  render: () => <input aria-label="Name" style={{ font: '24px sans-serif', margin: 16 }} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'typed ');
  },
};

/** Shows whether the old tree was rendered with the new locale. */
export const Renders: StoryObj = {
  render: function Renders(_args, { globals }) {
    const count = useRef(0);
    count.current += 1;
    return (
      <Line>
        {String(globals['locale'])}, render {count.current}
      </Line>
    );
  },
};

/** Shows resizes that a fresh page never had. */
export const Resized: StoryObj = {
  render: function Resized() {
    const [count, setCount] = useState(0);
    useEffect(() => {
      const onResize = () => setCount((before) => before + 1);
      addEventListener('resize', onResize);
      return () => removeEventListener('resize', onResize);
    }, []);
    return <Line>resized {count} times</Line>;
  },
};

/** The focus is on an element that stays when the story is removed. */
export const Focus: StoryObj = {
  render: () => <ReadAtMount read={() => `focus on ${document.activeElement?.id || 'nothing'}`} />,
  play: () => document.querySelector<HTMLElement>('#outside')?.focus(),
};

export const Scroll: StoryObj = {
  render: () => (
    <div style={{ height: 3000 }}>
      <ReadAtMount read={() => `at ${scrollY}`} />
      <div style={{ position: 'fixed', top: 100 }}>
        <Line>fixed</Line>
      </div>
    </div>
  ),
  play: () => scrollTo({ top: 700, behavior: 'instant' }),
};

export const Selection: StoryObj = {
  render: () => <ReadAtMount read={() => `${getSelection()?.rangeCount} ranges selected`} />,
  play: ({ canvasElement }) => getSelection()?.selectAllChildren(canvasElement),
};

/** Moves endlessly, and once. */
export const Animation: StoryObj = {
  render: () => (
    <div style={{ margin: 16, width: 200, height: 40, background: 'teal' }} className="moving">
      <style>{`
        @keyframes turn { to { transform: rotate(1turn) } }
        @keyframes grow { from { width: 10px } }
        .moving { animation: turn 3s infinite, grow 400ms }
      `}</style>
    </div>
  ),
};

/** A wide page takes the small image, unless the browser still has the large one of a narrow page. */
export const Candidates: StoryObj = {
  render: () => (
    <img
      alt=""
      width={200}
      height={200}
      srcSet={`${small} 100w, ${large} 600w`}
      sizes="(max-width: 400px) 600px, 100px"
    />
  ),
};

const matches = (query: string) => matchMedia(query).matches;

/** Shows the settings of its page at mount. */
export const Environment: StoryObj = {
  render: () => {
    const { fontSize, direction } = getComputedStyle(document.documentElement);
    return (
      <p style={{ fontSize: '1rem', width: 320, minHeight: 60 }}>
        {[
          `${innerWidth} × ${innerHeight} @${devicePixelRatio}`,
          navigator.language,
          fontSize,
          direction,
          ...(matches('(forced-colors: active)') ? ['forced'] : []),
          ...(matches('(pointer: coarse)') ? ['touch'] : []),
          ...(matches('(prefers-reduced-motion: reduce)') ? [] : ['motion']),
        ].join(' ')}
      </p>
    );
  },
};

/** With motion: a typed text, and a box that moves step by step. */
export const Moving: StoryObj = {
  render: function Moving() {
    const [typed, setTyped] = useState(0);
    const [step, setStep] = useState(0);
    useEffect(() => {
      if (matches('(prefers-reduced-motion: reduce)')) return undefined;
      const startedAt = performance.now();
      let frame = requestAnimationFrame(function type(now) {
        setTyped(Math.min(9, Math.floor((now - startedAt) / 100)));
        // Animation libraries request frames whether anything moves or not.
        frame = requestAnimationFrame(type);
      });
      const timer = setTimeout(() => setStep(1), 50);
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    }, []);
    const box = { width: 40, height: 40, background: 'teal', transition: 'transform 3s linear' };
    return (
      <>
        <p style={{ width: 320, minHeight: 60 }}>{'123456789'.slice(0, typed)}</p>
        <div
          onTransitionEnd={() => setStep((before) => before + 1)}
          style={{ ...box, transform: `translateX(${step * 30}px)` }}
        />
      </>
    );
  },
};
