import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv, { type Options } from 'sirv';

/** Serves a folder. A file that is deleted before it is read ends its response, not the process. */
export function serveFiles(folder: string, options: Options) {
  const files = sirv(folder, options);
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    // sirv pipes a stream whose errors it does not handle.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    files(request, response, next);
  };
}
