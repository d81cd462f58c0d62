import { useState } from 'react';
import { copyText } from '../../../browser/clipboard.ts';

/** What a copy button came to. denied: the browser did not take it, and the visitor has to select the text (FAULT-35). */
export type CopyState = 'idle' | 'copied' | 'denied';

/**
 * The copy buttons of one place, told apart by a key: only the last text that was copied is on the
 * clipboard, so only its button says so.
 */
export function useCopyToClipboard<Key extends string>() {
  const [last, setLast] = useState<{ key: Key; state: CopyState }>();
  return {
    copy: (key: Key, text: string) =>
      void copyText(text).then((taken) => setLast({ key, state: taken ? 'copied' : 'denied' })),
    stateOf: (key: Key): CopyState => (last?.key === key ? last.state : 'idle'),
  };
}
