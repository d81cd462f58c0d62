/** A fake of Chromatic's GraphQL service with answers for a dry run. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A project without builds. */
const ANSWER = {
  data: {
    appToken: 'app-token',
    app: { features: { isReactNativeApp: false }, firstBuild: null, lastBuild: null },
    announceBuild: {
      id: 'build',
      number: 1,
      status: 'ANNOUNCED',
      browsers: ['chrome'],
      features: { uiTests: true, uiReview: false, isReactNativeApp: false },
      app: { id: 'app', turboSnapAvailability: 'UNAVAILABLE', isOnboarding: false },
    },
  },
};

export async function startFakeCloud() {
  const operations: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      operations.push(/(query|mutation) \w+/.exec(body)?.[0] ?? `${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(ANSWER));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The operations received so far, such as `mutation CreateAppTokenMutation`. */
    operations,
    close: () => server[Symbol.asyncDispose](),
  };
}
