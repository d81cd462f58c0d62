/**
 * When a page has its size (VIS-3). Playwright sends the function as source text, so
 * nothing outside its body can be named in it.
 */

/** What the page offers once {@link installResize} ran, as `window.__visualResize`. */
export interface PageResize {
  /** The story begins. */
  begin(): void;
  /** Whether the page has changed its size since the story began: a young one may get its own late. */
  resized(): boolean;
  /**
   * Resolves once everything in the page has heard that it is `width` px wide and `height` px high:
   * that is a moment after `innerWidth` says so.
   */
  sized(width: number, height: number): Promise<void>;
}

declare global {
  interface Window {
    __visualResize: PageResize;
  }
}

/** Runs before any script of the page. */
export function installResize(): void {
  const frame = window.requestAnimationFrame.bind(window);
  const size = () => `${innerWidth} × ${innerHeight}`;
  let began = size();
  let heard = began;
  let hear = () => {};
  addEventListener('resize', () => {
    // In one frame: `resize`, then changes of media queries, then callbacks of frames.
    frame(() => {
      heard = size();
      hear();
    });
  });

  window.__visualResize = {
    begin() {
      began = size();
    },
    resized: () => began !== size(),
    async sized(width, height) {
      const wanted = `${width} × ${height}`;
      // A document that got its size while it was young never hears of it; three frames tell.
      for (let frames = 0; heard !== wanted && frames < 3;) {
        await new Promise<void>((resolve) => {
          hear = resolve;
          frame(() => resolve());
        });
        if (size() === wanted) frames += 1;
      }
      heard = wanted;
    },
  };
}
