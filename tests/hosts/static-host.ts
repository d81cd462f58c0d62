import { createServer } from 'node:http';
import { siteHandler } from '../../mocks/preview/serve.ts';
import { listen, closeServer } from '../../mocks/preview/loopback.ts';
import type { BuildOutput } from '../../src/build/hosting/build-output.ts';
import type { RunningServer, ServerOptions } from './servers.ts';

/** The server of `npm start` and the end-to-end tests. */
export async function startPreviewServer(
  { site }: BuildOutput,
  root: string,
  _workFolder: string,
  { omittedHeader }: ServerOptions = {},
): Promise<RunningServer> {
  const serve = siteHandler(root, site.distributionOrigin);
  const server = createServer((request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => (name === omittedHeader ? response : set(name, value));
    serve(request, response);
  });
  return { url: await listen(server, 0), stop: () => closeServer(server) };
}

/**
 * The headers that a `_headers` file sets for a path: every matching rule applies, `*` matches anything, and
 * values of one name are joined, as Netlify and Cloudflare Pages document it.
 */
export function headersByFile(text: string, path: string): Headers {
  const headers = new Headers();
  let applies = false;
  for (const line of text.split('\n').filter((it) => it.trim() !== '' && !it.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      applies = new RegExp(
        `^${line
          .split('*')
          .map((part) => RegExp.escape(part))
          .join('.*')}$`,
      ).test(path);
    } else if (applies) {
      const cut = line.indexOf(':');
      headers.append(line.slice(0, cut).trim(), line.slice(cut + 1).trim());
    }
  }
  return headers;
}
