import type { ManifestFile, SiteManifest } from '../../src/build/release-files/site-manifest.ts';
import type { RawResponse } from './fetch-raw.ts';
import { headerProblems, responseProblems } from './response-problems.ts';

/** Addresses of a document that visitors may type, but no link of the site uses: `/es` and `/es/index.html`. */
export function otherAddresses({ file, url }: ManifestFile): string[] {
  if (url === undefined || !/(?:^|\/)index\.html$/.test(file)) return [];
  return [`${url}index.html`, ...(url === '/' ? [] : [url.slice(0, -1)])];
}

/** Problems of a response that must be the document, a redirect to it, or the 404 page. */
export function otherAddressProblems(
  document: ManifestFile,
  { headers: common, files }: SiteManifest,
  address: URL,
  documentAddress: URL,
  response: RawResponse,
): string[] {
  const { status, headers } = response;
  const problemsAs = (file: ManifestFile) =>
    responseProblems(file, common, 'browser', address, response);
  if (status >= 300 && status < 400) {
    if (URL.parse(headers.location ?? '', address.href)?.href !== documentAddress.href)
      return problemsAs(document);
    return headerProblems({}, {}, headers);
  }
  const notFound = files.find((it) => it.status === 404);
  return problemsAs(status === 404 && notFound ? notFound : document);
}
