/**
 * Calls `render` and throws what it logs as errors: a message that its page does not load, an attribute that
 * React does not know. A visitor would see it in the document.
 */
export function failOnErrors<Result>(render: () => Result): Result {
  const { error } = console;
  const errors: string[] = [];
  console.error = (...values: unknown[]) => void errors.push(values.map(String).join(' '));
  try {
    const result = render();
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return result;
  } finally {
    console.error = error;
  }
}
