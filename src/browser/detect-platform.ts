/** ios: iPhone, iPad, iPod · android · other: everything else, unknown included (DL-2, DL-3). */
export const PLATFORMS = ['ios', 'android', 'other'] as const;

/** What the visitor holds, as far as the download options need to know. */
export type Platform = (typeof PLATFORMS)[number];

/** The facts a browser gives about its device. */
export type DeviceFacts = { userAgent: string; maxTouchPoints: number };

/** More than one touch point: a Mac has none, an iPad that says it is a Mac has five. */
const TOUCH_SCREEN = 2;

/**
 * The platform behind these facts. An iPad with the user agent of a Mac is
 * detected by its touch screen (FAULT-28); a touch laptop has no Mac user agent (FAULT-29). Any user agent is safe (FAULT-30).
 */
export function detectPlatform({ userAgent, maxTouchPoints }: DeviceFacts): Platform {
  if (/android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Macintosh/.test(userAgent) && maxTouchPoints >= TOUCH_SCREEN) return 'ios';
  return 'other';
}
