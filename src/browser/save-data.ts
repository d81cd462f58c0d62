declare global {
  interface Navigator {
    /** Only Chromium's browsers say it. */
    connection?: { saveData?: boolean };
  }
}

/** The visitor asked the browser to fetch no more than it has to. */
export function prefersReducedData(): boolean {
  return navigator.connection?.saveData ?? false;
}
