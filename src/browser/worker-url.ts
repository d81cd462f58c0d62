/** The only Trusted Types policy, for URLs of workers: `register` and `new Worker` are Trusted Types sinks. */
export const TRUSTED_TYPES_POLICY = 'unio-worker';

/** TypeScript has no types for Trusted Types; their result is typed as a string. */
type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Creates the policy. The CSP allows one policy of this name, so the entry script creates it
 * before any other code is loaded (main.tsx). A second call does nothing.
 */
export function createWorkerUrlPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: sameOriginUrl });
}

/** The URL of a worker of this site, as `register` and `new Worker` accept it. */
export function trustedWorkerUrl(url: string): string {
  return policy?.createScriptURL(url) ?? sameOriginUrl(url);
}

/** Throws for a URL of another origin. */
function sameOriginUrl(url: string): string {
  const { href, origin } = new URL(url, document.baseURI);
  if (origin !== location.origin) throw new TypeError(`${url} is on another origin`);
  return href;
}
