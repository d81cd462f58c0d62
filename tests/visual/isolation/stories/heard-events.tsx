import { type ReactNode, useState } from 'react';

/** A line that a picture shows. */
export function Said({ children }: { children: ReactNode }) {
  return <p style={{ font: '24px/1.5 sans-serif', margin: 16 }}>{children}</p>;
}

/** Shows what `read` gives when it is mounted, and never asks again. */
export function AtMount({ read }: { read: () => ReactNode }) {
  const [said] = useState(read);
  return <Said>{said}</Said>;
}
