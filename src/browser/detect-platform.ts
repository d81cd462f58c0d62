/** ios: iPhone, iPad, iPod · android · other: everything else, also unknown (DL-2, DL-3). */
export const PLATFORMS = ['ios', 'android', 'other'] as const;

export type Platform = (typeof PLATFORMS)[number];

export type DeviceFacts = { userAgent: string; maxTouchPoints: number };

/** A Mac has no touch points, an iPad that identifies itself as a Mac has five. */
const TOUCH_SCREEN = 2;

/**
 * An iPad with the user agent of a Mac is recognized by its touch screen (FAULT-28); a touch laptop
 * has no Mac user agent (FAULT-29). Any user agent is safe (FAULT-30).
 */
export function detectPlatform({ userAgent, maxTouchPoints }: DeviceFacts): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints >= TOUCH_SCREEN) return 'ios';
  return 'other';
}
