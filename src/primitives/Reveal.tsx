import { useEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css.ts';
import { offset, space } from '../theme/generated/tokens.ts';

/** `waiting`: never in view yet. Undefined until the first measurement, and without JavaScript. */
type RevealState = 'waiting' | 'in' | 'above' | 'below';

type RevealProps = {
  /** An element or component that takes a ref; `div` by default. */
  as?: ElementType;
  children: ReactNode;
};

/**
 * Fades and lifts its content in each time it enters the viewport by 80 px, from above or below
 * (CARD-7). Never hidden before the first layout, in print, with reduced motion, or with the focus.
 */
export function Reveal({ as, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<RevealState>();

  useEffect(() => {
    const element = ref.current;
    // Without support everything is visible (FAULT-66).
    const isSupported = typeof IntersectionObserver !== 'undefined';
    return element && isSupported ? observe(element, setState) : undefined;
  }, []);

  return (
    <RevealBox as={as} ref={ref} data-reveal={state}>
      {children}
    </RevealBox>
  );
}

const TRANSLATE_PX = space[9];
/** As a share of the viewport height, for very short viewports. */
const MAX_OFFSET = 1 / 4;
const BEYOND_PAGE_PX = 1e6;

/** Reports each change, including a jump across the whole viewport. */
function observe(
  element: HTMLElement,
  onChange: (next: (before?: RevealState) => RevealState) => void,
) {
  // The observers measure the translated box.
  const inset = Math.max(0, Math.min(offset.reveal, innerHeight * MAX_OFFSET) - TRANSLATE_PX);
  let hasEntered: boolean | undefined;
  let hasLeft: boolean | undefined;

  const update = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) => {
    if (hasEntered === undefined || hasLeft === undefined) return;
    const isInViewport = bottom > 0 && top < innerHeight;
    onChange((previous) => {
      // Content in view when the page opens stays visible.
      if ((hasEntered && !hasLeft) || (previous === undefined && isInViewport)) return 'in';
      if (hasLeft) return 'above';
      return previous === undefined || previous === 'waiting' ? 'waiting' : 'below';
    });
  };
  const observeEdge = (rootMargin: string, onCross: (entry: IntersectionObserverEntry) => void) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        onCross(entry);
        update(entry);
      },
      { rootMargin },
    );
    observer.observe(element);
    return observer;
  };
  const bottomEdge = observeEdge(`${BEYOND_PAGE_PX}px 0px ${-inset}px`, ({ isIntersecting }) => {
    hasEntered = isIntersecting;
  });
  const topEdge = observeEdge(
    `${-inset}px 0px ${BEYOND_PAGE_PX}px`,
    ({ isIntersecting, boundingClientRect: { width } }) => {
      // Not yet laid out, so below: `layOutWhenNear`.
      const isSkipped = width === 0;
      hasLeft = !isIntersecting && !isSkipped;
    },
  );
  return () => {
    bottomEdge.disconnect();
    topEdge.disconnect();
  };
}

/** Moves away from the viewport when hidden, so that hiding cannot bring it back into view. */
const RevealBox = styled.div`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-reveal] {
      transition:
        opacity ${cssVar('duration-reveal')} ${cssVar('easing-in-out')},
        transform ${cssVar('duration-reveal')} ${cssVar('easing-in-out')};
    }

    &[data-reveal='waiting'] {
      transition: none;
    }

    &:is([data-reveal='waiting'], [data-reveal='below']):not(:focus-within) {
      opacity: 0;
      transform: translateY(${cssVar('space-9')});
    }

    &[data-reveal='above']:not(:focus-within) {
      opacity: 0;
      transform: translateY(calc(-1 * ${cssVar('space-9')}));
    }
  }
`;
