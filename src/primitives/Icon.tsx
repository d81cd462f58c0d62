import { createElement, type ComponentProps } from 'react';
import type { IconNode } from 'lucide';

export type { IconNode };

/** A lucide icon in the text color. Decorative: the name is beside it. */
export function Icon({ icon, ...svg }: { icon: IconNode } & ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
