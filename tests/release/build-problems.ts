import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BuildStamp, buildStamp, STAMP_FILE } from '../../src/build/build-stamp.ts';
import { builtFiles } from '../../src/build/built-files.ts';
import { headersFile } from '../../src/build/hosting/headers-file.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';
import { inlineScriptSources } from '../../src/build/hosting/inline-script-sources.ts';
import { withManifest } from '../../src/build/release-files/site-manifest.ts';
import type { Site } from '../../src/site-config.ts';
import { addressProblems } from './allowed-hosts.ts';

/**
 * Text files whose addresses browsers use. The license texts and the lists in `.well-known` contain other addresses,
 * which no browser follows.
 */
const TEXT_FILES = /^(?!\.well-known\/).*\.(?:html|js|css|json|webmanifest|xml|svg)$|^robots\.txt$/;

const DECOMPRESS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** One line for every difference between a built folder and these settings. */
export async function buildProblems(folder: string, mode: string, site: Site): Promise<string[]> {
  const files: readonly string[] = await builtFiles(folder).catch(() => []);
  if (!files.includes('index.html')) return ['there is no document: build first (npm run build)'];
  const read = (file: string) => readFile(join(folder, file));
  const problems = [
    ...stampProblems(
      await read(STAMP_FILE)
        .then(parseStamp)
        .catch(() => undefined),
      mode,
      site,
    ),
    ...headersProblems(await read('_headers').catch(() => undefined), {
      site,
      files: withManifest(files),
      inlineScripts: inlineScriptSources(folder),
    }),
  ];
  for (const file of files) {
    const content = await read(file);
    if (TEXT_FILES.test(file)) problems.push(...addressProblems(file, content.toString(), site));
    problems.push(...(await compressedFileProblems(file, content, files, read)));
  }
  return problems;
}

const HEADERS_DIFFER = '_headers is not what these files and settings give';

const parseStamp = (text: Buffer) => JSON.parse(text.toString()) as BuildStamp;

function stampProblems(stamp: BuildStamp | undefined, mode: string, site: Site): string[] {
  if (stamp === undefined) return [`${STAMP_FILE} is missing: build again (npm run build)`];
  if (stamp.mode === 'development') return ['it is a build for this machine (npm run build:local)'];
  if (stamp.mode !== mode) return [`it was built in mode ${stamp.mode}, not ${mode}`];
  return stamp.settings === buildStamp(mode, site).settings
    ? []
    : ['it was built with other settings'];
}

function headersProblems(text: Buffer | undefined, release: BuildOutput): string[] {
  if (text === undefined) return ['_headers is missing: build again (npm run build)'];
  try {
    return text.toString() === headersFile(release) ? [] : [HEADERS_DIFFER];
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
}

/** Hosts send the compressed file, so it must have the same content. */
async function compressedFileProblems(
  file: string,
  content: Buffer,
  files: readonly string[],
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const ending = file.slice(-3);
  if (ending !== '.br' && ending !== '.gz') return [];
  const original = file.slice(0, -3);
  if (!files.includes(original)) return [`${file} has no uncompressed file`];
  try {
    if (DECOMPRESS[ending](content).equals(await read(original))) return [];
  } catch {
    // Reported below.
  }
  return [`${file} is not ${original}, compressed`];
}
