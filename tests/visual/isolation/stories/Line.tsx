import { type ReactNode, useState } from 'react';

export function Line({ children }: { children: ReactNode }) {
  return <p style={{ font: '24px/1.5 sans-serif', margin: 16 }}>{children}</p>;
}

/** Shows what `read` returns when it is mounted, and never reads again. */
export function ReadAtMount({ read }: { read: () => ReactNode }) {
  const [value] = useState(read);
  return <Line>{value}</Line>;
}
