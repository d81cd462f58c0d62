/** Waits until the page has its size and its listeners have run (VIS-3). */

const requestFrame = window.requestAnimationFrame.bind(window);
const currentSize = () => `${innerWidth} × ${innerHeight}`;

let sizeAtStart = currentSize();
let handledSize = sizeAtStart;
let onHandled = () => {};

addEventListener('resize', () => {
  // In one frame: `resize`, then changes of media queries, then callbacks of frames.
  requestFrame(() => {
    handledSize = currentSize();
    onHandled();
  });
});

export function rememberSize(): void {
  sizeAtStart = currentSize();
}

/** Whether the size changed since {@link rememberSize}: a new page may get its size late. */
export function isResized(): boolean {
  return sizeAtStart !== currentSize();
}

/** Resolves once every listener in the page has handled this size, after `innerWidth` changed. */
export async function untilResized(width: number, height: number): Promise<void> {
  const targetSize = `${width} × ${height}`;
  // A document that got its size while it loaded has no such event; three frames are enough.
  for (let frames = 0; handledSize !== targetSize && frames < 3;) {
    await new Promise<void>((resolve) => {
      onHandled = resolve;
      requestFrame(() => resolve());
    });
    if (currentSize() === targetSize) frames += 1;
  }
  handledSize = targetSize;
}
