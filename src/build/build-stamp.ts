import { createHash } from 'node:crypto';
import type { Site } from '../site-config.ts';

/** Says what a folder was built with, for `npm run check:release`. */
export const STAMP_FILE = 'build.json';

export interface BuildStamp {
  /** Vite's mode. */
  readonly mode: string;
  /** SHA-256 of all settings. */
  readonly settings: string;
}

export function buildStamp(mode: string, site: Site): BuildStamp {
  return { mode, settings: createHash('sha256').update(JSON.stringify(site)).digest('hex') };
}
