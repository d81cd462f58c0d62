import type { ComponentProps, JSX } from 'react';

/** An icon as lucide-react describes it: the drawing's elements, each with a `key` of its own. */
type IconData = {
  readonly node: readonly (readonly [
    'path' | 'circle' | 'rect' | 'line',
    { readonly key: string },
  ])[];
};

/**
 * Draws a lucide icon, in place of the package's own `createLucideIcon` (`src/build/dependency-patches`): what the
 * site uses of it, without its context, sizes and names. Decoration unless the caller says what it is.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon(props: ComponentProps<'svg'>): JSX.Element {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {node.map(([Shape, { key, ...shape }]) => (
          <Shape key={key} {...shape} />
        ))}
      </svg>
    );
  };
}
