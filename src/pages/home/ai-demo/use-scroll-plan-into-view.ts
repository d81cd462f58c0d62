import { useEffect, useRef, type RefObject } from 'react';
import { condition } from '../../../theme/css.ts';
import type { AiDemo } from './use-ai-demo.ts';

/**
 * Scrolls just far enough to show the plan with its button, which is below the fold on a phone, unless the
 * visitor has scrolled since the request.
 */
export function useScrollPlanIntoView({ step, request }: AiDemo): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null);
  const scrollYAtRequest = useRef<number>(undefined);
  useEffect(() => {
    if (step === 'typing') scrollYAtRequest.current = scrollY;
    if (step !== 'plan') return;
    const prefersReducedMotion = matchMedia(condition.reducedMotion).matches;
    if (scrollYAtRequest.current === undefined || scrollYAtRequest.current === scrollY)
      plan.current?.scrollIntoView({
        block: 'nearest',
        behavior: prefersReducedMotion ? 'instant' : 'smooth',
      });
    scrollYAtRequest.current = undefined;
  }, [step, request]);
  return plan;
}
