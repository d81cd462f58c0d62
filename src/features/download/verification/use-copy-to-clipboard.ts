import { useState } from 'react';
import { copyText } from '../../../browser/clipboard.ts';

/** denied: the browser refused, so the visitor has to select the text (FAULT-35). */
export type CopyState = 'idle' | 'copied' | 'denied';

/** For several copy buttons, each with a key. Only the last one is in the clipboard, so only it is `copied`. */
export function useCopyToClipboard<Key extends string>() {
  const [last, setLast] = useState<{ key: Key; state: CopyState }>();
  return {
    copy: (key: Key, text: string) =>
      void copyText(text).then((succeeded) =>
        setLast({ key, state: succeeded ? 'copied' : 'denied' }),
      ),
    stateOf: (key: Key): CopyState => (last?.key === key ? last.state : 'idle'),
  };
}
