import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllowed, parseRevoked } from './builders.ts';
import { checkSignatures, NAMESPACE } from './check-signatures.ts';

/** Made by the real `ssh-keygen` (OpenSSH 9.2p1), with keys that were thrown away. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const fixture = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
const MANIFEST = readFileSync(join(FIXTURES, 'manifest.txt'));
const ALLOWED = fixture('builders.allowed');
const [ALICE, BOB] = [fixture('alice.sig'), fixture('bob.sig')];
const NOW = new Date('2026-11-25T12:00:00Z');
const FINGERPRINT = /SHA256:[\w+/]{43}$/;

/** Checks signatures, two of which are required. Inserts `options` before every key of the list. */
function check(signatures: string, { options = '', revoked = '', manifest = MANIFEST } = {}) {
  const allowed = parseAllowed(ALLOWED.replaceAll(' ssh-', ` ${options} ssh-`));
  const policy = { allowed, revoked: parseRevoked(revoked), required: 2, now: NOW };
  return checkSignatures(manifest, signatures, policy);
}
const keyOf = (name: string) =>
  ALLOWED.split('\n')
    .find((line) => line.startsWith(name))
    ?.replace(`${name} `, '') ?? '';

describe('VER-3 signatures of the real ssh-keygen', () => {
  test('two builders are enough, in any order and with line breaks of Windows', () => {
    const accepted = { isEnough: true, problems: [] };
    expect(check(ALICE + BOB)).toEqual({ ...accepted, signers: ['alice', 'bob'] });
    expect(check((BOB + ALICE).replaceAll('\n', '\r\n'))).toEqual({
      ...accepted,
      signers: ['bob', 'alice'],
    });
  });

  test.each<[string, string, Parameters<typeof check>[1], (string | RegExp)[]]>([
    ['none', '', {}, ['0 of 2 required builders have signed: nobody']],
    ['too few', ALICE, {}, ['1 of 2 required builders have signed: alice']],
    [
      'one builder twice',
      ALICE + ALICE,
      {},
      [
        'signature 2 is another one of alice, who counts once',
        '1 of 2 required builders have signed: alice',
      ],
    ],
    [
      'a key that nobody knows',
      ALICE + fixture('mallory.sig'),
      {},
      [
        /^signature 2 is by a key that builders\.allowed does not name: SHA256:/,
        '1 of 2 required builders have signed: alice',
      ],
    ],
    [
      'a revoked key',
      ALICE + BOB,
      { revoked: keyOf('bob') },
      [/^signature 2 is by a revoked key: SHA256:/, '1 of 2 required builders have signed: alice'],
    ],
    [
      'another manifest',
      ALICE + BOB,
      { manifest: Buffer.from(MANIFEST.toString().replace('1', '2')) },
      [
        'signature 1 of alice is of another manifest, or this one was changed',
        'signature 2 of bob is of another manifest, or this one was changed',
        '0 of 2 required builders have signed: nobody',
      ],
    ],
    [
      'another namespace',
      ALICE + fixture('bob-file.sig'),
      {},
      [
        `signature 2 of bob is for file, not ${NAMESPACE}`,
        '1 of 2 required builders have signed: alice',
      ],
    ],
    [
      'another type of key',
      ALICE + fixture('ecdsa.sig'),
      {},
      [
        'signature 2 is by a key of type ecdsa-sha2-nistp256, not ssh-ed25519',
        '1 of 2 required builders have signed: alice',
      ],
    ],
    [
      'keys that have expired',
      ALICE + BOB,
      { options: 'valid-before="20261125Z"' },
      [
        'signature 1 is by a key of alice that was valid until 2026-11-25T00:00:00.000Z',
        'signature 2 is by a key of bob that was valid until 2026-11-25T00:00:00.000Z',
        '0 of 2 required builders have signed: nobody',
      ],
    ],
    [
      'keys that are not valid yet',
      ALICE + BOB,
      { options: 'valid-after="202611251201Z"' },
      [
        'signature 1 is by a key of alice that is valid from 2026-11-25T12:01:00.000Z',
        'signature 2 is by a key of bob that is valid from 2026-11-25T12:01:00.000Z',
        '0 of 2 required builders have signed: nobody',
      ],
    ],
    [
      'keys for something else',
      ALICE + BOB,
      { options: 'namespaces="git,file"' },
      [
        `signature 1 is by a key of alice that may not sign for ${NAMESPACE}`,
        `signature 2 is by a key of bob that may not sign for ${NAMESPACE}`,
        '0 of 2 required builders have signed: nobody',
      ],
    ],
  ])('FAULT-91 %s: not enough', (_, signatures, options, problems) => {
    const found = check(signatures, options);
    expect(found.isEnough).toBe(false);
    const patterns = problems.map((it) =>
      typeof it === 'string' ? new RegExp(`^${RegExp.escape(it)}$`) : it,
    );
    expect(found.problems).toEqual(patterns.map((it) => expect.stringMatching(it)));
  });

  test('VER-3 FAULT-91 a signature that is malformed in any place does not count', () => {
    const lines = BOB.split('\n');
    const base64 = lines.slice(1, -2).join('');
    const broken = [
      lines.slice(0, -2).join('\n'),
      BOB.replace('U1NIU0lH', 'U1NIU0lI'),
      '-----BEGIN SSH SIGNATURE-----\n\n-----END SSH SIGNATURE-----\n',
      ...[1, 10, 50, 100, base64.length - 8].map((length) =>
        [lines[0], base64.slice(0, length), '-----END SSH SIGNATURE-----'].join('\n'),
      ),
    ];
    for (const text of broken) {
      expect(check(`${ALICE}${text}`).problems).toEqual([
        'signature 2 is malformed',
        '1 of 2 required builders have signed: alice',
      ]);
    }
  });

  test('FAULT-91 no changed byte of a signature is accepted', () => {
    const [head = '', ...rest] = BOB.trim().split('\n');
    const blob = Buffer.from(rest.slice(0, -1).join(''), 'base64');
    const accepted: number[] = [];
    for (let at = 0; at < blob.length; at += 1) {
      const changed = Buffer.from(blob);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      const text = [head, changed.toString('base64'), rest.at(-1)].join('\n');
      if (check(`${ALICE}${text}`).isEnough) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });
});

describe('VER-3 builders.allowed and builders.revoked', () => {
  const KEY = keyOf('alice');
  test('options are read, comments and empty lines are not', () => {
    const [builder] = parseAllowed(
      `# who\n\nalice namespaces="a,b",valid-after="20260131Z",valid-before="20270131235959Z" ${KEY} home\n`,
    );
    expect(builder).toEqual({
      name: 'alice',
      fingerprint: expect.stringMatching(FINGERPRINT) as string,
      namespaces: ['a', 'b'],
      validAfter: new Date('2026-01-31T00:00:00Z'),
      validBefore: new Date('2027-01-31T23:59:59Z'),
    });
  });

  test('the files of the repository can be read', () => {
    const read = (name: string) =>
      readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8');
    expect(parseAllowed(read('builders.allowed'))).toBeInstanceOf(Array);
    expect(parseRevoked(read('builders.revoked'))).toBeInstanceOf(Set);
  });

  test.each([
    ['without a key', 'alice', 'builders.allowed:1 names no key of type ssh-ed25519'],
    ['of a certificate authority', `alice cert-authority ${KEY}`, 'unknown option: cert-authority'],
    ['for everybody', `* ${KEY}`, 'builders.allowed:1 needs one name, without wildcards: *'],
    ['for two', `alice,bob ${KEY}`, 'builders.allowed:1 needs one name'],
    ['with half a key', 'alice ssh-ed25519 AAAA', 'builders.allowed:1 has a key that cannot be'],
    ['with a local time', `alice valid-before="20260131" ${KEY}`, 'needs a time such as'],
    ['with no day', `alice valid-before="20261331Z" ${KEY}`, 'needs a time such as'],
    ['of the same key', `alice ${KEY}\nbob ${KEY}`, ' more than once'],
  ])('FAULT-90 a line %s is refused', (_, text, message) => {
    expect(() => parseAllowed(text)).toThrow(message);
  });

  test('FAULT-90 a revoked key that cannot be read is refused', () => {
    expect(() => parseRevoked('ssh-ed25519 x')).toThrow('builders.revoked:1 has a key that cannot');
  });
});
