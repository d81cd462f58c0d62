import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllowed } from './builders.ts';
import { checkSignatures, NAMESPACE } from './check-signatures.ts';

/** Made by `ssh-keygen` (OpenSSH 9.2p1), with keys that were thrown away. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const MANIFEST = readFileSync(join(FIXTURES, 'manifest.txt'));
const NOW = new Date('2026-11-25T12:00:00Z');

/** Signs with the real tool and a new key; the folder is removed afterwards. */
function signNow() {
  const folder = mkdtempSync(join(tmpdir(), 'unio-keys-'));
  const keygen = (args: readonly string[], input?: Buffer) =>
    execFileSync('ssh-keygen', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', input });
  try {
    keygen(['-q', '-t', 'ed25519', '-N', '', '-f', 'carol', '-C', '']);
    writeFileSync(join(folder, 'manifest'), MANIFEST);
    keygen(['-q', '-Y', 'sign', '-f', 'carol', '-n', NAMESPACE, 'manifest']);
    const key = readFileSync(join(folder, 'carol.pub'), 'utf8');
    const allowed = `carol namespaces="${NAMESPACE}" ${key}`;
    writeFileSync(join(folder, 'allowed'), allowed);
    const verify = ['-Y', 'verify', '-f', 'allowed', '-I', 'carol', '-n', NAMESPACE];
    return {
      name: 'carol',
      allowed,
      signature: readFileSync(join(folder, 'manifest.sig'), 'utf8'),
      fingerprint: keygen(['-l', '-f', 'carol.pub']).split(' ')[1],
      keygenOutput: keygen([...verify, '-s', 'manifest.sig'], MANIFEST),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hasKeygen(): boolean {
  // ssh-keygen has no option to print its version. This option ends it immediately.
  const { error } = spawnSync('ssh-keygen', ['-?'], { stdio: 'ignore' });
  return error === undefined;
}

const policyOf = (allowed: string) => ({
  allowed: parseAllowed(allowed),
  revoked: new Set<string>(),
  required: 1,
  now: NOW,
});

/** Signatures and output of the real tool: from the fixtures, and made now. */
const signatureCases = [
  {
    by: 'OpenSSH 9.2p1 made for the fixtures',
    name: 'alice',
    allowed: readFileSync(join(FIXTURES, 'builders.allowed'), 'utf8'),
    signature: readFileSync(join(FIXTURES, 'alice.sig'), 'utf8'),
    fingerprint: 'SHA256:yAkVVM0PErmtsPa4M6JPuzo4ntosEERCsOYozoOtkBI',
    keygenOutput:
      'Good "unio-site-manifest" signature for alice with ED25519 key SHA256:yAkVVM0PErmtsPa4M6JPuzo4ntosEERCsOYozoOtkBI',
  },
  ...(hasKeygen() ? [{ by: 'the ssh-keygen of this machine makes now', ...signNow() }] : []),
];
if (signatureCases.length === 1)
  console.warn(
    'Not tested: the ssh-keygen of this machine; there is none (Debian: openssh-client)',
  );

test.each(signatureCases)(
  'VER-3 what $by is judged as ssh-keygen does',
  ({ name, allowed, signature, fingerprint, keygenOutput }) => {
    const policy = policyOf(allowed);
    const accepted = { signers: [name], isEnough: true, problems: [] };
    expect(checkSignatures(MANIFEST, signature, policy)).toEqual(accepted);
    expect(policy.allowed[0]?.fingerprint).toBe(fingerprint);
    expect(keygenOutput).toContain(`Good "${NAMESPACE}" signature for ${name}`);
  },
);
