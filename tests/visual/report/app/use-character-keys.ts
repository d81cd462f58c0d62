import { useState } from 'react';

const STORAGE_KEY = 'visual-report/character-keys';

/** Whether single-character shortcuts are on, and a setter that remembers it (WCAG 2.1.4). */
export function useCharacterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setAreOn] = useState(() => {
    try {
      return localStorage.getItem(STORAGE_KEY) !== 'off';
    } catch {
      return true;
    }
  });
  return [
    areOn,
    (next) => {
      setAreOn(next);
      try {
        localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      } catch {
        // Storage is denied or full; the choice lasts until the page closes.
      }
    },
  ];
}
