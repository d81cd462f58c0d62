export interface Violation {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A rule that no linter has: a pure function of a file. */
export interface Rule {
  readonly name: string;
  /** Whether the rule checks this file; the path is relative to the root, with forward slashes. */
  readonly applies: (path: string) => boolean;
  readonly check: (path: string, source: string) => Violation[];
}

/** Source of the site: without tests, generated files and illustrations. */
export function isSiteCode(path: string): boolean {
  return (
    /^src\/.*\.(tsx?|css)$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$|\/generated\/|^src\/assets\//.test(path)
  );
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** A violation for each match of a pattern in a text that starts at an offset of its file. */
export function patternViolations(
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
