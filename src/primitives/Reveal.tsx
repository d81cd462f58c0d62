import { useEffect, useRef, useState, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { cssVar } from '../theme/css-var.ts';
import { offset, space } from '../theme/generated/tokens.ts';

/**
 * Where a part stands: not yet scrolled to since the page opened, in view, or gone past an edge of
 * the screen. Absent until the browser has said so, and without JavaScript.
 */
type Place = 'waiting' | 'in' | 'above' | 'below';

type RevealProps = {
  /** What it is drawn as: any element or styled component that takes a ref; a div by default. */
  as?: ElementType;
  children: ReactNode;
};

/**
 * Fades and lifts its content in when it is scrolled to, every time and from both ends (CARD-7):
 * 1000 ms, ease-in-out, 80 px inside the screen. Complete without it: nothing is hidden before the
 * page has been laid out, in print, under reduced motion, or while something in it has the focus.
 */
export function Reveal({ as, children }: RevealProps) {
  const part = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    const element = part.current;
    // Where the browser cannot tell, everything is there (FAULT-66).
    const tells = typeof IntersectionObserver !== 'undefined';
    return element && tells ? watch(element, setPlace) : undefined;
  }, []);

  return (
    <Moving as={as} ref={part} data-reveal={place}>
      {children}
    </Moving>
  );
}

/** How far a hidden part lies from its place, in px. */
const LIFT = space[9];
/** The offset is at most this part of the screen's height: a very low one still has a middle. */
const LARGEST_OFFSET = 1 / 4;
/** Longer than any page, in px. */
const FAR = 1e6;

/** Tells where the part stands, whenever that changes; a jump over the whole screen counts too. */
function watch(element: HTMLElement, tell: (next: (before?: Place) => Place) => void) {
  // The observers see a hidden part where it is drawn, further out than where it will stand.
  const edge = Math.max(0, Math.min(offset.reveal, innerHeight * LARGEST_OFFSET) - LIFT);
  let reached: boolean | undefined;
  let left: boolean | undefined;

  const update = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) => {
    if (reached === undefined || left === undefined) return;
    const onScreen = bottom > 0 && top < innerHeight;
    tell((before) => {
      // What the page opened with is being read: it stays as it is.
      if ((reached && !left) || (before === undefined && onScreen)) return 'in';
      if (left) return 'above';
      return before === undefined || before === 'waiting' ? 'waiting' : 'below';
    });
  };
  const lower = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      reached = entry.isIntersecting;
      update(entry);
    },
    { rootMargin: `${FAR}px 0px ${-edge}px` },
  );
  const upper = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      left = !entry.isIntersecting;
      update(entry);
    },
    { rootMargin: `${-edge}px 0px ${FAR}px` },
  );
  lower.observe(element);
  upper.observe(element);
  return () => {
    lower.disconnect();
    upper.disconnect();
  };
}

/** Away from the screen's middle on both sides, so that being hidden cannot bring it back in. */
const Moving = styled.div`
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
