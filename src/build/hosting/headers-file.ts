import {
  CACHE_CONTROL,
  cacheControl,
  HASHED_ASSET,
  INSTALLATION_FILE,
  installationHeaders,
} from '../../headers.ts';
import { responseHeaders, urlPathOf, type BuildOutput } from './build-output.ts';

/** Cloudflare Pages ignores further rules and longer lines. */
const LIMITS = { rules: 100, line: 2000 } as const;

/** Each of these folders has one rule for all its files. */
const INSTALLATION_FOLDERS = /^(?:android|ios)\//;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Where two rules match, these hosts join their values, so every
 * file without a hash has its own rule, instead of one rule with exceptions. Rules cannot depend on the status: on
 * Cloudflare Pages the 404 of a missing asset is cached like the asset (Netlify caches none), which matters only for a
 * rollback. Rules cannot depend on the browser either, so there is no integrity policy. `documentHeaders` are added to
 * the headers of documents.
 *
 * @throws RangeError when a host would ignore a part of it, or when a file in `assets/` has no hash.
 */
export function headersFile(
  release: BuildOutput,
  documentHeaders: Readonly<Record<string, string>> = {},
): string {
  const plain = release.files.filter((file) => !/\.(?:br|gz)$|^_|^404\.html$/.test(file));
  const assets = plain.filter((file) => file.startsWith('assets/'));
  const unhashed = assets.find((file) => !HASHED_ASSET.test(`/${file}`));
  if (unhashed !== undefined)
    throw new RangeError(`${unhashed} would be kept for a year and has no hash in its name`);
  const others = plain
    .filter((file) => !assets.includes(file) && !INSTALLATION_FOLDERS.test(file))
    .map(urlPathOf);
  const rules = [
    rule('/*', responseHeaders(release)),
    rule('/assets/*', [['Cache-Control', CACHE_CONTROL.hashed]]),
    ...['/android/*', '/ios/*'].map((path) => installationRule(path)),
    ...others
      .toSorted()
      .map((path) =>
        INSTALLATION_FILE.test(path)
          ? installationRule(path)
          : rule(path, [
              ['Cache-Control', cacheControl(path)],
              ...(path.endsWith('/') ? Object.entries(documentHeaders) : []),
            ]),
      ),
  ];
  const lines = rules.join('\n').split('\n');
  if (rules.length > LIMITS.rules || lines.some((line) => line.length > LIMITS.line))
    throw new RangeError(
      `Cloudflare Pages reads no more than ${LIMITS.rules} rules of ${LIMITS.line} characters`,
    );
  return ['# Written by the build from src/headers.ts: change it there.', ...lines, ''].join('\n');
}

/** The host joins the two policies that match, and the browser enforces both. */
function installationRule(path: string): string {
  return rule(path, [
    ...Object.entries(installationHeaders(path.replace('/ios/*', '/ios/manifest.plist'))),
    ['Cache-Control', CACHE_CONTROL.revalidate],
  ]);
}

function rule(path: string, headers: readonly (readonly [string, string])[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
