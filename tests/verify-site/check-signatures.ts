import type { Builder } from './builders.ts';
import { KEY_TYPE, readSignatures, type SshSignature } from './ssh-signature.ts';

/** The namespace of the builders' signatures. A signature for another namespace does not count. */
export const NAMESPACE = 'unio-site-manifest';

export interface Policy {
  readonly allowed: readonly Builder[];
  /** Fingerprints. */
  readonly revoked: ReadonlySet<string>;
  /** How many builders must have signed. */
  readonly required: number;
  readonly now: Date;
}

export interface SignatureCheck {
  /** Names of the builders whose signature counts, each once. */
  readonly signers: readonly string[];
  readonly isEnough: boolean;
  /** One line for every signature that does not count, and one if there are too few. */
  readonly problems: readonly string[];
}

/** Checks the signatures of a manifest. Both are untrusted input. */
export function checkSignatures(
  manifest: Buffer,
  signatures: string,
  policy: Policy,
): SignatureCheck {
  const signers = new Set<string>();
  const problems: string[] = [];
  for (const [index, signature] of readSignatures(signatures).entries()) {
    const result = judge(signature, manifest, policy);
    if ('problem' in result) problems.push(`signature ${index + 1} ${result.problem}`);
    else if (signers.has(result.signer))
      problems.push(`signature ${index + 1} is another one of ${result.signer}, who counts once`);
    else signers.add(result.signer);
  }
  const isEnough = signers.size >= policy.required;
  if (!isEnough)
    problems.push(
      `${signers.size} of ${policy.required} required builders have signed: ${[...signers].join(', ') || 'nobody'}`,
    );
  return { signers: [...signers], isEnough, problems };
}

function judge(
  signature: SshSignature | undefined,
  manifest: Buffer,
  { allowed, revoked, now }: Policy,
): { signer: string } | { problem: string } {
  if (!signature) return { problem: 'is malformed' };
  const { type, fingerprint, namespace } = signature;
  const builder = allowed.find((it) => it.fingerprint === fingerprint);
  if (revoked.has(fingerprint)) return { problem: `is by a revoked key: ${fingerprint}` };
  if (type !== KEY_TYPE) return { problem: `is by a key of type ${type}, not ${KEY_TYPE}` };
  if (!builder)
    return { problem: `is by a key that builders.allowed does not name: ${fingerprint}` };
  const { name, namespaces = [NAMESPACE], validAfter, validBefore } = builder;
  if (namespace !== NAMESPACE)
    return { problem: `of ${name} is for ${namespace}, not ${NAMESPACE}` };
  if (!namespaces.includes(NAMESPACE))
    return { problem: `is by a key of ${name} that may not sign for ${NAMESPACE}` };
  if (validAfter && now < validAfter)
    return { problem: `is by a key of ${name} that is valid from ${validAfter.toISOString()}` };
  if (validBefore && now >= validBefore)
    return { problem: `is by a key of ${name} that was valid until ${validBefore.toISOString()}` };
  return signature.isValidFor(manifest)
    ? { signer: name }
    : { problem: `of ${name} is of another manifest, or this one was changed` };
}
