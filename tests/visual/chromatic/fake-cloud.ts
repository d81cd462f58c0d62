/** A stand-in for Chromatic's service, as far as a dry run asks: nothing leaves this machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The stand-in; `asked` names its operations so far, such as `mutation CreateAppTokenMutation`. */
export interface FakeCloud {
  readonly url: string;
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A project that has no build yet: every question of a dry run about it has an answer. */
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

/** Starts a stand-in on a free port of this machine. */
export async function startFakeCloud(): Promise<FakeCloud> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(/(query|mutation) \w+/.exec(body)?.[0] ?? `${request.method} ${request.url}`);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(ANSWER));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => server[Symbol.asyncDispose](),
  };
}
