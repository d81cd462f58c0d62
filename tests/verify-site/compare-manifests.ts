import type { ManifestFile, SiteManifest } from '../../src/build/release-files/site-manifest.ts';
import type { Finding } from './report.ts';

/** One finding for every difference between a published manifest and the manifest of an own build. */
export function compareManifests(published: SiteManifest, own: SiteManifest): Finding[] {
  const facts = (['site', 'mode', 'commit', 'packageLock', 'node'] as const).map((name) =>
    difference(name, published[name], own[name]),
  );
  return [
    ...facts,
    ...recordDifferences('settings', published.settings, own.settings),
    ...recordDifferences('headers', published.headers, own.headers),
    ...fileDifferences(published.files, own.files),
  ].flatMap((finding) => finding ?? []);
}

function difference(where: string, published: unknown, own: unknown): Finding | undefined {
  const [publishedText, ownText] = [published, own].map((it) => JSON.stringify(it) ?? 'nothing');
  if (publishedText === ownText) return undefined;
  return { where, text: `is ${publishedText} in the manifest, ${ownText} in this build` };
}

function recordDifferences(
  what: string,
  published: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): (Finding | undefined)[] {
  const names = new Set([...Object.keys(published), ...Object.keys(own)]);
  return [...names].map((name) => difference(`${what}.${name}`, published[name], own[name]));
}

function fileDifferences(
  published: readonly ManifestFile[],
  own: readonly ManifestFile[],
): (Finding | undefined)[] {
  const [publishedFiles, ownFiles] = [published, own].map(
    (files) => new Map(files.map((it) => [it.file, it] as const)),
  );
  const names = new Set([...published, ...own].map(({ file }) => file));
  return [...names].map((where) => {
    const [publishedFile, ownFile] = [publishedFiles?.get(where), ownFiles?.get(where)];
    if (!ownFile) return { where, text: 'is in the manifest, not in this build' };
    if (!publishedFile) return { where, text: 'is in this build, not in the manifest' };
    if (JSON.stringify(publishedFile) === JSON.stringify(ownFile)) return undefined;
    return { where, text: 'is another file in this build' };
  });
}
