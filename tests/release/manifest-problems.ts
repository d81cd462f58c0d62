import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildSource,
  MANIFEST_FILE,
  siteManifest,
  type SiteManifest,
} from '../../src/build/release-files/site-manifest.ts';
import type { Site } from '../../src/site-config.ts';
import { compareFolder } from '../verify-site/compare-folder.ts';
import { compareManifests } from '../verify-site/compare-manifests.ts';
import { parseManifest } from '../verify-site/parse-manifest.ts';
import { findingLines } from '../verify-site/report.ts';

/**
 * One line for every difference between a built folder and its manifest, and between the manifest and this source and
 * these settings (VER-2). Never rejects.
 */
export async function manifestProblems(
  folder: string,
  site: Site,
  source: BuildSource,
): Promise<string[]> {
  try {
    const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
    if (text === undefined) return [`${MANIFEST_FILE} is missing: build again (npm run build)`];
    const manifest = parseManifest(text);
    const { differences } = await compareFolder(folder, manifest);
    // The source is reported by `sourceProblems`.
    const facts = { ...manifest, mode: source.mode };
    const expectedManifest = JSON.parse(
      await siteManifest(folder, [], site, facts),
    ) as SiteManifest;
    const settings = compareManifests(manifest, { ...expectedManifest, files: manifest.files });
    return [...sourceProblems(manifest, source), ...findingLines([...differences, ...settings], 0)];
  } catch (cause) {
    return [cause instanceof Error ? cause.message : String(cause)];
  }
}

function sourceProblems(built: BuildSource, source: BuildSource): string[] {
  const { commit, packageLock, node } = built;
  const problems: string[] = [];
  if (commit === null) problems.push('it is built from files that are in no commit');
  else if (source.commit === null)
    problems.push(
      `it was built from commit ${commit}, and this checkout has files that are in no commit`,
    );
  else if (commit !== source.commit)
    problems.push(`it was built from commit ${commit}, not ${source.commit}`);
  if (packageLock !== source.packageLock)
    problems.push('it was built with the packages of another package-lock.json');
  if (node !== source.node) problems.push(`it was built with Node ${node}, not ${source.node}`);
  return problems;
}
