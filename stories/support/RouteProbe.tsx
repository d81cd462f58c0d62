import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useNavigation } from '../../src/navigation/routes.ts';

/** Tells a play function which route the story is at, and when it listens; shows nothing. */
export function RouteProbe() {
  const { path } = useNavigation();
  const [listens, setListens] = useState(false);
  // Effects of one commit run together, so those of the siblings have run too.
  useEffect(() => setListens(true), []);
  return <output hidden data-path={path} data-listens={listens} />;
}

/** The route that a story with `<Here />` is at. */
export function currentPath(canvas: HTMLElement): string | undefined {
  return output(canvas)?.dataset['path'];
}

/** Resolves when a story with `<Here />` hears events: its effects run only after it is shown. */
export async function untilMounted(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(output(canvas)).toHaveAttribute('data-listens', 'true'));
}

function output(canvas: HTMLElement): HTMLElement | null {
  return canvas.querySelector('output[data-path]');
}
