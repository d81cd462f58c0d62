import { useState } from 'react';
import { Chip } from './ui.ts';

const MESSAGE_MS = 2000;

export function CopyChip({ text, label }: { text: string | (() => string); label: string }) {
  const [result, setResult] = useState('');
  const show = (result: string) => {
    setResult(result);
    setTimeout(setResult, MESSAGE_MS, '');
  };
  const copy = async () => {
    try {
      // `clipboard` is undefined outside secure contexts, which counts as an error.
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      show('Copied');
    } catch {
      show('Select the text to copy it');
    }
  };
  return (
    <Chip onClick={() => void copy()}>
      <span aria-live="polite">{result || label}</span>
    </Chip>
  );
}
