/** One thing a rule found. */
export interface Violation {
  /** Line in the file, from 1. */
  readonly line: number;
  /** What is wrong and what to do instead. */
  readonly message: string;
}

/** A rule of the project that no ready-made tool knows: a pure function of a file. */
export interface Rule {
  readonly name: string;
  /** Whether it looks at this file; the path is relative to the root, with forward slashes. */
  readonly applies: (path: string) => boolean;
  /** Everything in the file that breaks it; empty when nothing does. */
  readonly check: (path: string, source: string) => Violation[];
}

/** Code and styles of the site itself: not tests, not what a tool wrote, not drawings. */
export function isSiteCode(path: string): boolean {
  return (
    /^src\/.*\.(tsx?|css)$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$|\/generated\/|^src\/assets\//.test(path)
  );
}

/** The line, from 1, of a place in a text. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** A violation for each match of a pattern in a text that begins at an offset of its file. */
export function matches(
  source: string,
  piece: { text: string; start: number },
  pattern: RegExp,
  message: (match: string) => string,
): Violation[] {
  return [...piece.text.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
    line: lineAt(source, piece.start + match.index),
    message: message(match[0].trim()),
  }));
}
