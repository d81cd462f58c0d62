import { useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/LocaleProvider.tsx';
import { condition } from '../../../theme/css.ts';
import { duration } from '../../../theme/generated/tokens.ts';
import { EXAMPLE_REQUESTS, type ExampleRequest } from './example-requests.ts';

export interface AiDemo {
  readonly request: ExampleRequest;
  /** The request's text in the visitor's language. */
  readonly text: string;
  /** How many characters of the text are typed. */
  readonly typedLength: number;
  /** `example` until the visitor asks for something. */
  readonly step: 'example' | 'typing' | 'plan' | 'approved';
  readonly ask: (request: ExampleRequest) => void;
  readonly approve: () => void;
  /** Shows the same plan again. */
  readonly restart: () => void;
}

/** The demo of the AI wallet (HOME-3): typed request, plan, receipt. Nothing is sent anywhere. */
export function useAiDemo(): AiDemo {
  const t = useTranslate();
  const [request, setRequest] = useState<ExampleRequest>('send');
  const [typedLength, setTypedLength] = useState(Infinity);
  const [settledStep, setSettledStep] = useState<'example' | 'plan' | 'approved'>('example');
  const text = t(EXAMPLE_REQUESTS[request].text);
  const isTyping = typedLength < text.length;

  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setInterval(() => setTypedLength((count) => count + 1), duration.typedCharacter);
    return () => clearInterval(timer);
  }, [isTyping]);

  return {
    request,
    text,
    typedLength,
    step: isTyping ? 'typing' : settledStep,
    ask(next) {
      setRequest(next);
      setSettledStep('plan');
      setTypedLength(matchMedia(condition.reducedMotion).matches ? Infinity : 0);
    },
    approve: () => setSettledStep('approved'),
    restart: () => setSettledStep('plan'),
  };
}
