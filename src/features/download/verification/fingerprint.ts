/** Groups of eight digits. */
export function formatFingerprint(fingerprint: string): string[] {
  return fingerprint.match(/.{1,8}/g) ?? [];
}
