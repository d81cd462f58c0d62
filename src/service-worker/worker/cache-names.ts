import { computeIntegrity } from './verify.ts';

/** Caches of releases before VER-5, which all sites of the origin shared. */
const LEGACY = { build: /^unio-build-/, others: /^unio-(?:languages|seen)$/ } as const;

/** The site's caches. Another site of the same origin, under another path, has separate caches. */
interface CacheNames {
  /** Home's document and the code of every route, of this build. */
  readonly build: string;
  /** A locale's messages and fonts, and one file of each picture; of any build. */
  readonly locales: string;
  /** What was loaded on demand; of any build. */
  readonly runtime: string;
  readonly isOfOtherBuild: (name: string) => boolean;
  /** Names of releases before VER-5, besides those of builds. */
  readonly isLegacy: (name: string) => boolean;
}

/** `manifest` is the whole list of files with their hashes: it identifies the build. */
export async function cacheNames(scope: string, manifest: string): Promise<CacheNames> {
  const digest = await computeIntegrity(new TextEncoder().encode(manifest));
  // A path has no spaces, so no name begins with the prefix of another site.
  const prefix = `unio ${new URL(scope).pathname} `;
  const build = `${prefix}build ${digest}`;
  return {
    build,
    locales: `${prefix}locales`,
    runtime: `${prefix}runtime`,
    isOfOtherBuild: (name) =>
      (name.startsWith(`${prefix}build `) && name !== build) || LEGACY.build.test(name),
    isLegacy: (name) => LEGACY.others.test(name),
  };
}
