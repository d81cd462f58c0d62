/**
 * Calls `render` and throws the errors that it logs. A message that the page does not load is only logged, and its
 * id would be a text of the document (IntlProvider.tsx); check-messages.ts does not know what a page loads.
 */
export function throwLoggedErrors<Result>(pageLabel: string, render: () => Result): Result {
  const { error } = console;
  const errors: string[] = [];
  console.error = (...values: unknown[]) => void errors.push(values.map(String).join(' '));
  try {
    const result = render();
    if (errors.length > 0) throw new Error(`${pageLabel}: ${errors.join('\n')}`);
    return result;
  } finally {
    console.error = error;
  }
}
