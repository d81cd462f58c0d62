import { useRef, useState } from 'react';
import { frameDistance, nearestFrame } from './turn.ts';

export type LoadFrames = () => Promise<readonly string[]>;

const loadFrames: LoadFrames = async () => (await import('./turntable-frames.ts')).FRAME_URLS;

/** Resolves when the image can be drawn without a delay. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

/** The frames load at the first `request`. After a failure, the next `request` loads the missing frames. */
export function useFrames(load: LoadFrames = loadFrames) {
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);

  const loadMissing = async () => {
    const all = await load();
    const missing = all
      // Frame 0 is the picture in the page, which is larger.
      .map((url, index) => ({ url, frame: index + 1 }))
      .filter(({ frame }) => !urls.has(frame))
      .toSorted((a, b) => frameDistance(a.frame, 0) - frameDistance(b.frame, 0));
    await Promise.all(
      missing.map(async ({ url, frame }) => {
        await decode(url);
        setUrls((previous) => new Map(previous).set(frame, url));
      }),
    );
  };

  const request = () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setHasFailed(false);
    loadMissing().catch(() => {
      isRequested.current = false;
      setHasFailed(true);
    });
  };

  /** The URL of the nearest loaded frame; undefined if that is frame 0, the page's own picture. */
  const urlFor = (frame: number) => urls.get(nearestFrame(frame, [0, ...urls.keys()]));
  return { urlFor, request, hasFailed };
}
