/** Only Chromium has a flag that delays painting until images are decoded. */
const DECODES_LATE = !navigator.userAgent.includes('Chrome');

/** Lays the page out, and resolves once every image has loaded or failed, lazy ones included. */
export async function loadImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
  // The browser chooses an image from `srcset` only after layout.
  void document.body.offsetHeight;
  await Promise.all(images.map(loaded));
}

export function hasLoadingImages(): boolean {
  return [...document.images].some(({ complete }) => !complete);
}

async function loaded(image: HTMLImageElement): Promise<void> {
  // `decode()` decodes an image once more, so it is called only where that is needed.
  if (DECODES_LATE) return image.decode().catch(() => {});
  if (image.complete) return undefined;
  return new Promise((resolve) => {
    for (const event of ['load', 'error'])
      image.addEventListener(event, () => resolve(), { once: true });
  });
}
