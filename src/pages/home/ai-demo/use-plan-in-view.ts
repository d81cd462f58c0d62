import { useEffect, useRef, type RefObject } from 'react';
import { condition } from '../../../theme/css.ts';
import type { AiDemo } from './use-ai-demo.ts';

/**
 * For the plan: on a phone its button is below the fold when the plan is there. Scrolls as little as
 * shows it, and not if the visitor has scrolled since the request.
 */
export function usePlanInView({ step, request }: AiDemo): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef<number>(undefined);
  useEffect(() => {
    if (step === 'typing') scrolledTo.current = scrollY;
    if (step !== 'plan') return;
    const isReduced = matchMedia(condition.reducedMotion).matches;
    if (scrolledTo.current === undefined || scrolledTo.current === scrollY)
      plan.current?.scrollIntoView({
        block: 'nearest',
        behavior: isReduced ? 'instant' : 'smooth',
      });
    scrolledTo.current = undefined;
  }, [step, request]);
  return plan;
}
