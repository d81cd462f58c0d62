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
export const RECOVER_FILE = 'service-worker.recover.js';

/** A host of one test: it can deploy another build, stop responding, and close. */
export interface Host {
  readonly url: string;
  /** Paths of all requests. */
  readonly requested: ReadonlySet<string>;
  publish(folder: string): void;
  holdDocuments(): void;
  releaseDocuments(): void;
  /** Responds to every document request with this, instead of the build; undefined ends it. */
  answerDocuments(answer: { status: number; headers?: Record<string, string> } | undefined): void;
  /** Serves like the servers' configuration for an incident (src/build/hosting/recover.ts). */
  recover(): void;
  close(): Promise<void>;
}

/** Serves a built site on a free loopback port, with production headers. */
export async function startHost(folder: string): Promise<Host> {
  let handler = siteHandler(folder, DISTRIBUTION_ORIGIN);
  let isHolding = false;
  let held: (() => void)[] = [];
  let answer: Parameters<Host['answerDocuments']>[0];
  let isRecovering = false;
  const requested = new Set<string>();
  const server = createServer((request, response) => {
    requested.add(request.url ?? '');
    const isDocument = request.url?.endsWith('/') === true;
    if (isDocument && answer) {
      // Browsers cache a 410 by default.
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' };
      response.writeHead(answer.status, { ...headers, ...answer.headers });
      response.end(`<title>Stop</title><h1>Answer ${answer.status}</h1>`);
      return;
    }
    if (isRecovering) {
      if (isDocument) response.setHeader('Clear-Site-Data', '"cache", "storage"');
      response.setHeader('Service-Worker-Allowed', '/');
      if (request.headers['service-worker'] === 'script') request.url = `/${RECOVER_FILE}`;
    }
    if (isDocument && isHolding) held.push(() => handler(request, response));
    else handler(request, response);
  });
  return {
    url: await listen(server, 0),
    requested,
    publish: (next) => {
      handler = siteHandler(next, DISTRIBUTION_ORIGIN);
    },
    holdDocuments: () => {
      isHolding = true;
    },
    releaseDocuments: () => {
      isHolding = false;
      for (const serve of held) serve();
      held = [];
    },
    answerDocuments: (next) => {
      answer = next;
    },
    recover: () => {
      isRecovering = true;
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
 * A build like that of the next deploy: every script, style and message file has a new name, the old
 * names are gone, and the document has `data-build="2"`. Every integrity is right.
 */
export function createNextBuild(): string {
  const folder = copyBuild();
  const assets = join(folder, 'assets');
  const renamed = new Map(
    readdirSync(assets).flatMap((name) => {
      const next = name.replace(/(?<=-)[\w-]{8}(?=\.(?:js|css|json)$)/, md5(name).slice(0, 8));
      return next === name ? [] : [[name, next] as const];
    }),
  );
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  /** Old to new names, then also old to new integrities of the files that were changed before. */
  const replacements = new Map<string, string>(renamed);
  const rewrite = (file: string, edit: (text: string) => string = (text) => text) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const old = new RegExp([...replacements.keys()].map((it) => RegExp.escape(it)).join('|'), 'g');
    const next = edit(text.replaceAll(old, (it) => replacements.get(it) ?? it));
    writeFileSync(path, next);
    return [sha256(text), sha256(next)] as const;
  };
  const rewriteAll = (some: readonly string[], edit?: (text: string, file: string) => string) => {
    const hashes = some.map((file) => rewrite(file, edit && ((text) => edit(text, file))));
    for (const [before, after] of hashes) replacements.set(before, after);
  };
  rewriteAll(files.filter((file) => /^assets.*\.(?:js|css)$/.test(file)));
  rewriteAll(
    files.filter((file) => file.endsWith('.html')),
    (text, file) => (file === 'index.html' ? text.replace('<html', '<html data-build="2"') : text),
  );
  rewriteAll([WORKER_FILE]);
  return folder;
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** As in an integrity attribute. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
