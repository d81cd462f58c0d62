import { useEffect, useRef, type RefObject } from 'react';
import { condition } from '../../../theme/css.ts';
import type { AiDemo } from './use-ai-demo.ts';

/**
 * Scrolls just far enough to show the plan with its button, which is below the fold on a phone, unless the
 * visitor has scrolled since the request.
 */
export function useScrollPlanIntoView({ step, request }: AiDemo): RefObject<HTMLDivElement | null> {
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
