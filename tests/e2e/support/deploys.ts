import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, closeServer } from '../../../mocks/preview/loopback.ts';
import { siteHandler } from '../../../mocks/preview/serve.ts';
import { DIST, DISTRIBUTION_ORIGIN } from './test-servers.ts';

export const WORKER_FILE = 'service-worker.js';

/** A host of one test: it can deploy another build, stop responding, and close. */
export interface Host {
  readonly url: string;
  publish(folder: string): void;
  holdDocuments(): void;
  close(): Promise<void>;
}

/** Serves a built site on a free loopback port, with production headers. */
export async function startHost(folder: string): Promise<Host> {
  let handler = siteHandler(folder, DISTRIBUTION_ORIGIN);
  let isHolding = false;
  const server = createServer((request, response) => {
    if (!(isHolding && request.url === '/')) handler(request, response);
  });
  return {
    url: await listen(server, 0),
    publish: (next) => {
      handler = siteHandler(next, DISTRIBUTION_ORIGIN);
    },
    holdDocuments: () => {
      isHolding = true;
    },
    close: () => closeServer(server),
  };
}

/** A copy of the build to modify; remove it with `deleteBuild`. */
export function copyBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unio-build-'));
  cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  return folder;
}

export function deleteBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A build like that of the next deploy: every script and style has a new name, the old names are gone,
 * and the document has `data-build="2"`.
 */
export function createNextBuild(): string {
  const folder = copyBuild();
  const assets = join(folder, 'assets');
  const renamed = new Map(
    readdirSync(assets).flatMap((name) => {
      const next = name.replace(/(?<=-)[\w-]{8}(?=\.(?:js|css)$)/, md5(name).slice(0, 8));
      return next === name ? [] : [[name, next] as const];
    }),
  );
  const rewrite = (path: string, more: (text: string) => string = (text) => text) => {
    let text = readFileSync(path, 'utf8');
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    writeFileSync(path, more(text));
  };
  for (const [name, next] of renamed) {
    rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, next));
  }
  const document = join(folder, 'index.html');
  rewrite(document, (text) =>
    text
      .replace('<html', '<html data-build="2"')
      .replaceAll(/<[^>]+ integrity="[^"]+"[^>]*>/g, (tag) => {
        const name = /(?:src|href)="[^"]*\/([^"/]+)"/.exec(tag)?.[1] ?? '';
        const bytes = readFileSync(join(assets, name));
        const digest = createHash('sha384').update(bytes).digest('base64');
        return tag.replace(/integrity="[^"]+"/, `integrity="sha384-${digest}"`);
      }),
  );
  rewrite(join(folder, WORKER_FILE), (text) =>
    text.replace(
      /(?<="revision":")\w+(?=","url":"index\.html")/,
      md5(readFileSync(document, 'utf8')),
    ),
  );
  return folder;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
