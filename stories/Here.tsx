import { useNavigation } from '../src/primitives/link/navigation.ts';

/** Tells a play function which route the story is at; shows nothing. */
export function Here() {
  const { path } = useNavigation();
  return <output hidden data-path={path} />;
}

/** The route that a story with `<Here />` is at. */
export function pathIn(canvas: HTMLElement): string | undefined {
  return canvas.querySelector<HTMLElement>('output[data-path]')?.dataset['path'];
}
