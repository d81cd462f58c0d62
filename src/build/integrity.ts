import { createHash } from 'node:crypto';

/** SHA-256, the shortest allowed hash: every document contains the hashes of all scripts (import-map.ts). */
export function computeIntegrity(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
