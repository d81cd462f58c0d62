declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean };
  }
}

export function prefersReducedData(): boolean {
  return navigator.connection?.saveData ?? false;
}
