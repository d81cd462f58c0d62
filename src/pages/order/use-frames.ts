import { useRef, useState } from 'react';
import { distance, nearestFrame } from './turn.ts';

export type LoadFrames = () => Promise<readonly string[]>;

const loadFrames: LoadFrames = async () => (await import('./turntable-frames.ts')).FRAME_URLS;

/** Resolves once it can be drawn without a wait. */
async function decode(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

/** Pictures that load when they are wanted. What failed is tried again the next time. */
export function useFrames(load: LoadFrames = loadFrames) {
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);

  const loadMissing = async () => {
    const all = await load();
    const missing = all
      // The page has the first one, larger.
      .map((url, index) => ({ url, frame: index + 1 }))
      .filter(({ frame }) => !urls.has(frame))
      .toSorted((a, b) => distance(a.frame, 0) - distance(b.frame, 0));
    await Promise.all(
      missing.map(async ({ url, frame }) => {
        await decode(url);
        setUrls((before) => new Map(before).set(frame, url));
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

  /** The nearest loaded one; undefined for the first. */
  const urlFor = (frame: number) => urls.get(nearestFrame(frame, [0, ...urls.keys()]));
  return { urlFor, request, hasFailed };
}
