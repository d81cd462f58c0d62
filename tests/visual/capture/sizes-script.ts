/**
 * When a page has its width (VIS-3). Playwright sends the function as source text, so
 * nothing outside its body can be named in it.
 */

/** What the page offers once {@link installSizes} ran, as `window.__visualSizes`. */
export interface PageSizes {
  /** The story begins. */
  begin(): void;
  /** Whether the page has changed its width since the story began: a young one may get its own late. */
  resized(): boolean;
  /**
   * Resolves once everything in the page has heard that it is `width` px wide: that is a moment
   * after `innerWidth` says so.
   */
  sized(width: number): Promise<void>;
}

declare global {
  interface Window {
    __visualSizes: PageSizes;
  }
}

/** Runs before any script of the page. */
export function installSizes(): void {
  const frame = window.requestAnimationFrame.bind(window);
  let began = innerWidth;
  let heard = innerWidth;
  let hear = () => {};
  addEventListener('resize', () => {
    // In one frame: `resize`, then changes of media queries, then callbacks of frames.
    frame(() => {
      heard = innerWidth;
      hear();
    });
  });

  window.__visualSizes = {
    begin() {
      began = innerWidth;
    },
    resized: () => began !== innerWidth,
    async sized(width) {
      // A document that got its size while it was young never hears of it; three frames tell.
      for (let frames = 0; heard !== width && frames < 3;) {
        await new Promise<void>((resolve) => {
          hear = resolve;
          frame(() => resolve());
        });
        if (innerWidth === width) frames += 1;
      }
      heard = width;
    },
  };
}
