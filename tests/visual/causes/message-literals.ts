/** Finds the compiled messages of a built Storybook in its files, so that a message can be set back. */

/** The array literals that a message id has in a minified script or JSON, with their positions. */
export function literalsOf(text: string, id: string): { start: number; end: number }[] {
  const key = `${JSON.stringify(id)}:[`;
  const found: { start: number; end: number }[] = [];
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const start = at + key.length - 1;
    found.push({ start, end: endOfArray(text, start) });
  }
  return found;
}

/**
 * The candidate's text with the message as in the baseline's, in all languages; undefined where it cannot
 * be set back, because the message is new, removed, or in other places.
 */
export function withBaselineMessage(candidate: string, baseline: string, id: string) {
  const [targets, sources] = [literalsOf(candidate, id), literalsOf(baseline, id)];
  if (targets.length !== sources.length) return undefined;
  let [result, end] = ['', 0];
  for (const [index, target] of targets.entries()) {
    const source = sources[index] ?? target;
    result += candidate.slice(end, target.start) + baseline.slice(source.start, source.end);
    end = target.end;
  }
  return result + candidate.slice(end);
}

/** The index after the `]` that closes the array at `start`; brackets in strings do not count. */
function endOfArray(text: string, start: number): number {
  let [depth, quote] = [0, ''];
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (/["'`]/.test(character)) quote = character;
    else if (character === '[') depth += 1;
    else if (character === ']' && --depth === 0) return at + 1;
  }
  return text.length;
}
