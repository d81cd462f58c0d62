/**
 * Waits for the pictures of a page (VIS-3). Playwright sends the function as source text, so nothing
 * outside its body can be named in it.
 */

/** What the page offers once {@link installImageLoading} ran, as `window.__visualImageLoading`. */
export interface ImageLoading {
  /** Lays the page out, and resolves once every picture has come or failed, those further down too. */
  come(): Promise<void>;
  /** Whether one is still to come. */
  missing(): boolean;
}

declare global {
  interface Window {
    __visualImageLoading: ImageLoading;
  }
}

/**
 * Runs before any script of the page. `decodesLate` tells whether the browser may draw a page before
 * its pictures are decoded; they are waited for only then, as it does that once more for their size.
 */
export function installImageLoading(decodesLate: boolean): void {
  async function comes(image: HTMLImageElement) {
    if (decodesLate) return image.decode().catch(() => {});
    if (image.complete) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const end of ['load', 'error'])
      image.addEventListener(end, () => resolve(), { once: true });
    await promise;
  }

  window.__visualImageLoading = {
    async come() {
      const images = [...document.images];
      for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
      // A source set's choice waits for the layout.
      void document.body.offsetHeight;
      await Promise.all(images.map(comes));
    },
    missing: () => [...document.images].some(({ complete }) => !complete),
  };
}
