/** Stories that are slow or move before they settle. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { Line } from './Line.tsx';

const meta = { title: 'Isolation/Settling' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

declare global {
  interface Window {
    /** First position of the sticky line of {@link StickyLayer}, in px below its last one. */
    offsetAtFirst?: number;
  }
}

/** The screenshot shows the effect of an idle callback, although the page is never idle before it. */
export const IdleCallback: Story = {
  render: function IdleCallback() {
    const [isLate, setIsLate] = useState(false);
    useEffect(() => {
      const { port1, port2 } = new MessageChannel();
      const idleCallback = requestIdleCallback(() => {
        port1.close();
        setIsLate(true);
      });
      port1.addEventListener('message', () => port2.postMessage('not idle'));
      port1.start();
      port2.postMessage('not idle');
      return () => {
        port1.close();
        cancelIdleCallback(idleCallback);
      };
    }, []);
    return <Line>{isLate ? 'late' : 'early'}</Line>;
  },
};

/** A sticky element's layer rounds the position of its line where the layer was created. */
export const StickyLayer: Story = {
  render: function StickyLayer() {
    const [offset, setOffset] = useState(window.offsetAtFirst ?? 0);
    useEffect(() => {
      const timer = setTimeout(setOffset, 200, 0);
      return () => clearTimeout(timer);
    }, []);
    return (
      <div style={{ height: 2000, paddingTop: 10.4 + offset }}>
        <div style={{ position: 'sticky', top: 0, paddingTop: 10.4 }}>
          <div style={{ height: 40, width: 200, background: '#2f3bf5' }} />
        </div>
      </div>
    );
  },
};

/** Its caret blinks, and forced colors ignore its color. */
export const FocusedField: Story = {
  render: function FocusedField() {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return <input ref={field} aria-label="Name" defaultValue="Ada" />;
  },
};
