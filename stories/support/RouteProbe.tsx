import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useNavigation } from '../../src/navigation/use-navigation.ts';

/** Exposes the current route to play functions; renders nothing visible. */
export function RouteProbe() {
  const { path } = useNavigation();
  const [isMounted, setMounted] = useState(false);
  // Effects of one commit run together: the siblings are mounted as well.
  useEffect(() => setMounted(true), []);
  return <output hidden data-path={path} data-mounted={isMounted} />;
}

/** The route of a story that contains `<RouteProbe />`. */
export function currentPath(canvas: HTMLElement): string | undefined {
  return probe(canvas)?.dataset['path'];
}

/** Resolves when the effects of a story with `<RouteProbe />` have run, so that it handles events. */
export async function untilMounted(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(probe(canvas)).toHaveAttribute('data-mounted', 'true'));
}

function probe(canvas: HTMLElement): HTMLElement | null {
  return canvas.querySelector('output[data-path]');
}
