import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

export function Line({ children }: { children: ReactNode }) {
  return <p style={{ font: '24px/1.5 sans-serif', margin: 16 }}>{children}</p>;
}

/** A story that does something once it is mounted. */
export function withEffect(
  effect: () => unknown,
  content: ReactNode = <Line>mounted</Line>,
): StoryObj {
  function WithEffect() {
    useEffect(() => void effect(), []);
    return content;
  }
  return { render: () => <WithEffect /> };
}

/** Shows what `read` returns when it is mounted, and never reads again. */
export function ReadAtMount({ read }: { read: () => ReactNode }) {
  const [value] = useState(read);
  return <Line>{value}</Line>;
}
