import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNATURES_FILE } from '../../src/build/release-files/site-manifest.ts';
import { isLoopback } from '../../src/parse-setting.ts';
import { parseAllowed, parseRevoked } from './builders.ts';
import { checkSignatures } from './check-signatures.ts';
import { NotChecked } from './not-checked.ts';
import type { Finding } from './report.ts';

/** How many builders of `builders.allowed` must have signed. */
const REQUIRED_BUILDERS = 2;

export interface SignatureOptions {
  /** Where `builders.allowed` and `builders.revoked` are. */
  readonly keys: string;
  /** How many builders must have signed; by default 2 for a site on the internet, otherwise 0. */
  readonly signatures?: number | undefined;
  readonly print: (line: string) => void;
}

/** If too few signatures count, one line for each that does not. */
export async function signatureDifferences(
  manifest: string,
  signatures: string | undefined,
  base: URL | undefined,
  { signatures: requestedCount, keys, print }: SignatureOptions,
): Promise<Finding[]> {
  const isPublished = base !== undefined && !isLoopback(base.hostname);
  const required = requestedCount ?? (isPublished ? REQUIRED_BUILDERS : 0);
  if (required === 0 && (requestedCount === 0 || signatures === undefined)) {
    print('Signatures: not checked');
    return [];
  }
  const [allowed, revoked] = await readKeys(keys);
  const names = new Set(allowed.map(({ name }) => name));
  if (names.size < required)
    throw new NotChecked(
      `builders.allowed names ${names.size} builders, and ${required} must have signed (--signatures 0 checks none)`,
    );
  const policy = { allowed, revoked, required, now: new Date() };
  const { signers, isEnough, problems } = checkSignatures(
    Buffer.from(manifest),
    signatures ?? '',
    policy,
  );
  print(`Signatures: ${signers.join(', ') || 'none that counts'} (${required} required)`);
  if (!isEnough) return problems.map((text) => ({ where: SIGNATURES_FILE, text }));
  for (const problem of problems) print(`NOTE ${SIGNATURES_FILE}: ${problem}`);
  return [];
}

async function readKeys(folder: string) {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  try {
    return [
      parseAllowed(await read('builders.allowed')),
      parseRevoked(await read('builders.revoked')),
    ] as const;
  } catch (cause) {
    throw new NotChecked((cause as Error).message, { cause });
  }
}
