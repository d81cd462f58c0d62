/** The comparator behind Playwright's `toHaveScreenshot`, from the entry point its own runner uses. */
declare module 'playwright-core/lib/coreBundle' {
  type Comparator = (
    actual: Buffer,
    expected: Buffer,
    options?: { threshold?: number; maxDiffPixels?: number },
  ) => { errorMessage: string; diff?: Buffer } | null;

  export const utils: { getComparator(mimeType: 'image/png'): Comparator };
  const bundle: { utils: typeof utils };
  export default bundle;
}
