/** Digits in one group: as many as are compared at a glance. */
const GROUP = 8;

/** A SHA-256 in groups of eight digits, to be compared by eye. */
export function formatFingerprint(fingerprint: string): string[] {
  return fingerprint.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
}
