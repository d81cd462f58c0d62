/** Where the brand's icons stand in the built site; the manifest and the head name them from here. */
export const brandFiles = {
  /** Scalable, for browser tabs; clear ground. */
  favicon: '/favicon.svg',
  /** 180 px, a full square: the system rounds it. */
  appleTouchIcon: '/apple-touch-icon.png',
  /** PNG app icons with their side in pixels and the manifest's `purpose`. */
  icons: [
    { src: '/icon-192.png', size: 192, purpose: 'any' },
    { src: '/icon-512.png', size: 512, purpose: 'any' },
    { src: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
} as const;
