import { join } from 'node:path';
import type { SiteManifest } from '../../src/build/release-files/site-manifest.ts';
import { commitNote } from './commit-note.ts';
import { compareFolder } from './compare-folder.ts';
import { compareManifests } from './compare-manifests.ts';
import { compareSite } from './compare-site.ts';
import { REQUEST_KINDS } from './fetch-raw.ts';
import { NotChecked } from './not-checked.ts';
import { fetchSource, readSource, readTarget } from './read-source.ts';
import { type Finding, findingLines } from './report.ts';
import { signatureDifferences, type SignatureOptions } from './signature-differences.ts';

export interface VerifyOptions extends SignatureOptions {
  /** An address, or a folder. */
  readonly target: string;
  /** A checkout of the source, whose commit the manifest should have. */
  readonly checkout?: string;
  /** Makes the build that is compared with the manifest, and returns its folder. */
  readonly build?: ((published: SiteManifest) => string | Promise<string>) | undefined;
  readonly onProgress?: (done: number, total: number) => void;
}

/** 0: as the manifest says; 1: not so; 2: could not be checked. */
export type ExitCode = 0 | 1 | 2;

/** Checks a published site, or a folder, against its manifest, and the manifest against its signatures. */
export async function verifySite(options: VerifyOptions): Promise<ExitCode> {
  const { target, print } = options;
  try {
    const differences: Finding[] = [];
    const base = readTarget(target);
    const source = base ? await fetchSource(base) : await readSource(target);
    const { manifest, text } = source;
    print(`Manifest: ${describe(manifest)}`);
    differences.push(...source.differences);
    const note =
      options.checkout === undefined ? undefined : commitNote(options.checkout, manifest.commit);
    if (note !== undefined) print(`NOTE commit: ${note}`);
    const signatureFindings = await signatureDifferences(text, source.signatures, base, options);
    differences.push(...signatureFindings);
    // A manifest that too few builders have signed is not built.
    if (options.build && signatureFindings.length > 0)
      print('Build: none, too few builders have signed');
    else if (options.build) differences.push(...(await buildDifferences(manifest, options)));
    const compared = base
      ? await compareSite(base, manifest, options.onProgress)
      : await compareFolder(target, manifest);
    differences.push(...compared.differences);
    if (compared.recompressed > 0)
      print(
        `Compressed by the host itself: ${compared.recompressed} responses; their content counts.`,
      );
    const lines = findingLines(differences, REQUEST_KINDS.length);
    for (const line of lines) print(`DIFFERS ${line}`);
    const unchecked = findingLines(compared.unchecked, REQUEST_KINDS.length);
    for (const line of unchecked) print(`NOT CHECKED ${line}`);
    if (lines.length > 0)
      print(`differs: ${target} is not the build of its manifest (${lines.length} lines above)`);
    else if (unchecked.length > 0) print(`not checked: a part of ${target} could not be fetched`);
    else print(`ok: ${compared.files} files of ${target} are as the manifest says`);
    if (lines.length > 0) return 1;
    return unchecked.length > 0 ? 2 : 0;
  } catch (cause) {
    if (!(cause instanceof NotChecked)) throw cause;
    print(`not checked: ${cause.message}`);
    return 2;
  }
}

async function buildDifferences(
  published: SiteManifest,
  { build, print }: VerifyOptions,
): Promise<Finding[]> {
  const folder = (await build?.(published)) ?? '';
  const builtSource = await readSource(folder);
  print(`Build: ${describe(builtSource.manifest)} in ${folder}`);
  // A manifest proves nothing about the files beside it.
  const { differences } = await compareFolder(folder, builtSource.manifest);
  const inFolder = differences.map(({ where, text }) => ({ where: join(folder, where), text }));
  return [...inFolder, ...compareManifests(published, builtSource.manifest)];
}

function describe({ site, commit, node, files, mode }: SiteManifest): string {
  const from = commit === null ? 'no commit' : `commit ${commit}`;
  return `${files.length} files for ${site}, from ${from}, mode ${mode}, Node ${node}`;
}
