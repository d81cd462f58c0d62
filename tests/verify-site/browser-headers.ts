/** Content encodings that a browser can decode. */
export const BROWSER_ENCODINGS = ['gzip', 'deflate', 'br', 'zstd'] as const;

type Headers = Readonly<Record<string, string>>;

const IMAGE = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const DOCUMENT = {
  Accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-User': '?1',
  'Upgrade-Insecure-Requests': '1',
};
const SERVICE_WORKER = {
  ...subresourceHeaders('serviceworker', 'same-origin'),
  'Cache-Control': 'max-age=0',
  'Service-Worker': 'script',
};

const APK_WORKER = /^assets\/apk-worker-[\w-]+\.js$/;

/** Request headers by file extension, for files that a page loads. Other files are opened as documents. */
const SUBRESOURCE_HEADERS: Readonly<Record<string, Headers>> = {
  avif: subresourceHeaders('image', 'no-cors', IMAGE),
  css: subresourceHeaders('style', 'no-cors', 'text/css,*/*;q=0.1'),
  jpg: subresourceHeaders('image', 'no-cors', IMAGE),
  js: subresourceHeaders('script', 'cors'),
  json: subresourceHeaders('empty', 'cors'),
  png: subresourceHeaders('image', 'no-cors', IMAGE),
  svg: subresourceHeaders('image', 'no-cors', IMAGE),
  webmanifest: subresourceHeaders('manifest', 'cors'),
  webp: subresourceHeaders('image', 'no-cors', IMAGE),
  woff2: subresourceHeaders('font', 'cors'),
};

function subresourceHeaders(destination: string, mode: string, accept = '*/*'): Headers {
  return {
    Accept: accept,
    'Sec-Fetch-Dest': destination,
    'Sec-Fetch-Mode': mode,
    'Sec-Fetch-Site': 'same-origin',
  };
}

function workerHeaders(file: string): Headers | undefined {
  if (file === 'service-worker.js') return SERVICE_WORKER;
  return APK_WORKER.test(file) ? subresourceHeaders('worker', 'same-origin') : undefined;
}

/** The headers of Chrome's request for a file of the site. A host can distinguish them from those of a program. */
export function browserHeaders(file: string): Headers {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return {
    ...(workerHeaders(file) ?? SUBRESOURCE_HEADERS[ending] ?? DOCUMENT),
    'Accept-Encoding': BROWSER_ENCODINGS.join(', '),
    'Accept-Language': 'en-US,en;q=0.9',
  };
}
