/** State that a component takes once: at mount, or from a play function. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import small from '../../../../src/assets/files/blush-pearl-100.avif?url&no-inline';
import large from '../../../../src/assets/files/blush-pearl-600.avif?url&no-inline';
import { AtMount, Said } from './heard-events.tsx';

const meta = { title: 'Leaks/Mount' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The width is read once. */
export const Width: Story = { render: () => <AtMount read={() => `${innerWidth} px`} /> };

/** The language is read once. */
export const Locale: Story = {
  render: (_args, { globals }) => <AtMount read={() => String(globals['locale'])} />,
};

/** Chromium draws 32.10 px with the letters of 32.09 px where the document has those already. */
export const Letters: Story = {
  render: () => (
    <p style={{ fontFamily: 'Leaky', fontSize: innerWidth < 800 ? '32.0907px' : '32.1018px' }}>
      Handgloves and quick brown foxes
    </p>
  ),
};

/** What play types stays in the element, unless the element goes. */
export const Typed: Story = {
  render: () => <input aria-label="Name" style={{ font: '24px sans-serif', margin: 16 }} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'typed ');
  },
};

/** Counts its renders: one more, of the old tree with the new language, would show. */
export const Renders: Story = {
  render: function Renders(_args, { globals }) {
    const count = useRef(0);
    count.current += 1;
    return (
      <Said>
        {String(globals['locale'])}, render {count.current}
      </Said>
    );
  },
};

/** Hears of sizes that a fresh page never had. */
export const Resized: Story = {
  render: function Resized() {
    const [sizes, setSizes] = useState(0);
    useEffect(() => {
      const hear = () => setSizes((before) => before + 1);
      addEventListener('resize', hear);
      return () => removeEventListener('resize', hear);
    }, []);
    return <Said>resized {sizes} times</Said>;
  },
};

/** Play leaves the focus on something that stays when the story goes; a later mount finds it there. */
export const Focus: Story = {
  render: () => <AtMount read={() => `focus on ${document.activeElement?.id || 'nothing'}`} />,
  play: () => document.querySelector<HTMLElement>('#outside')?.focus(),
};

/** Play scrolls; a later mount says how far the page was. */
export const Scroll: Story = {
  render: () => (
    <div style={{ height: 3000 }}>
      <AtMount read={() => `at ${scrollY}`} />
      <div style={{ position: 'fixed', top: 100 }}>
        <Said>fixed</Said>
      </div>
    </div>
  ),
  play: () => scrollTo({ top: 700, behavior: 'instant' }),
};

/** Play marks the text. */
export const Selection: Story = {
  render: () => <AtMount read={() => `${getSelection()?.rangeCount} ranges marked`} />,
  play: ({ canvasElement }) => getSelection()?.selectAllChildren(canvasElement),
};

/** Moves for ever, and once. */
export const Animation: Story = {
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

/** A narrow page takes the large picture; a wide one the small one, unless the browser has the large one still. */
export const Candidates: Story = {
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

const holds = (query: string) => matchMedia(query).matches;

/** Says what its page is told when it is mounted. */
export const Told: Story = {
  render: () => (
    <p style={{ fontSize: '1rem', width: 320, minHeight: 60 }}>
      {[
        `${innerWidth} × ${innerHeight} @${devicePixelRatio}`,
        navigator.language,
        getComputedStyle(document.documentElement).fontSize,
        getComputedStyle(document.documentElement).direction,
        ...(holds('(forced-colors: active)') ? ['forced'] : []),
        ...(holds('(pointer: coarse)') ? ['touch'] : []),
        ...(holds('(prefers-reduced-motion: reduce)') ? [] : ['motion']),
      ].join(' ')}
    </p>
  ),
};

/** Where motion is allowed: a text that is typed in, and a row that takes one step after the other. */
export const Moving: Story = {
  render: function Moving() {
    const [typed, setTyped] = useState(0);
    const [step, setStep] = useState(0);
    useEffect(() => {
      if (holds('(prefers-reduced-motion: reduce)')) return undefined;
      const startedAt = performance.now();
      let frame = requestAnimationFrame(function type(now) {
        setTyped(Math.min(9, Math.floor((now - startedAt) / 100)));
        // As an animation library does: it asks for frames whether anything moves or not.
        frame = requestAnimationFrame(type);
      });
      const first = setTimeout(() => setStep(1), 50);
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(first);
      };
    }, []);
    return (
      <>
        <p style={{ width: 320, minHeight: 60 }}>{'123456789'.slice(0, typed)}</p>
        <div
          onTransitionEnd={() => setStep((it) => it + 1)}
          style={{
            width: 40,
            height: 40,
            background: 'teal',
            transition: 'transform 3s linear',
            transform: `translateX(${step * 30}px)`,
          }}
        />
      </>
    );
  },
};
