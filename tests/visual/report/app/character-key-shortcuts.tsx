/** Whether keys of one character work (WCAG 2.1.4): who speaks to the computer can switch them off. */
import { type ReactNode, createContext, use, useMemo, useState } from 'react';

/** The reader's choice, and how to change it. */
export interface CharacterKeyShortcuts {
  readonly on: boolean;
  readonly choose: (on: boolean) => void;
}

const Choice = createContext<CharacterKeyShortcuts>({ on: true, choose: () => {} });

/** Where the choice is kept, beside what was accepted. */
const PLACE = 'visual-report/letter-keys';

/** Everything inside follows one choice, which is remembered where the browser keeps anything. */
export function CharacterKeyChoice({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(recall);
  const value = useMemo(
    () => ({
      on,
      choose(next: boolean) {
        setOn(next);
        keep(next);
      },
    }),
    [on],
  );
  return <Choice value={value}>{children}</Choice>;
}

/** The choice of the {@link CharacterKeyChoice} around. */
export function useCharacterKeys(): CharacterKeyShortcuts {
  return use(Choice);
}

/** Whether a key, as `KeyboardEvent.key` says it, is a letter, digit or sign; space is none. */
export function isCharacterKey(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

function recall(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(PLACE, on ? 'on' : 'off');
  } catch {
    // Private windows and full disks: the page itself still knows.
  }
}
