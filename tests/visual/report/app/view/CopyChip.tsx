import { useState } from 'react';
import { Chip } from './ui.ts';

const MESSAGE_MS = 2000;

/** Puts a text on the clipboard and says so; where there is no clipboard it asks to select the text. */
export function CopyChip({ text, label }: { text: string | (() => string); label: string }) {
  const [said, setSaid] = useState('');
  const tell = (word: string) => {
    setSaid(word);
    setTimeout(setSaid, MESSAGE_MS, '');
  };
  return (
    <Chip
      onClick={() => {
        // Absent where the page is neither a file nor served securely.
        const clipboard = navigator.clipboard as Clipboard | undefined;
        if (!clipboard) return tell('Select the text to copy it');
        clipboard.writeText(typeof text === 'string' ? text : text()).then(
          () => tell('Copied'),
          () => tell('Select the text to copy it'),
        );
      }}
    >
      <span aria-live="polite">{said || label}</span>
    </Chip>
  );
}
