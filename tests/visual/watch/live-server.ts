/** Serves the live matrix (VIS-17): the report's app, its state as server-sent events, and screenshots. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { buildReportApp } from '../report/build-app.ts';
import {
  type LiveChange,
  type LiveState,
  type PlannedSnapshot,
  INITIAL_LIVE,
  applyChange,
} from '../report/app/model/live.ts';
import { serveLocally } from '../report/serve-locally.ts';

export type LiveServer = Awaited<ReturnType<typeof serveLive>>;

/** `folder` gets the app; its screenshots are in `screenshots/`. */
export async function serveLive(folder: string, initial: LiveChange) {
  await buildReportApp(folder);
  const clients = new Set<ServerResponse>();
  let state: LiveState = { ...INITIAL_LIVE, ...initial };
  let opened: PlannedSnapshot | undefined;
  const server = await serveLocally(folder, {
    script: () => 'window.visualLive = true;\n',
    async post(request) {
      const name = await text(request);
      opened = state.planned.find(({ snapshot }) => snapshot === name);
      return {};
    },
    events(response) {
      response.write(`retry: 500\n${eventOf(state)}`);
      clients.add(response);
      response.on('close', () => clients.delete(response));
    },
  });
  return {
    ...server,
    state: () => state,
    /** The snapshot that a person opened last. */
    opened: () => opened,
    update(change: LiveChange): void {
      state = applyChange(state, change);
      for (const client of clients) client.write(eventOf(change));
    },
  };
}

/** JSON has no line break outside of strings, where it is escaped. */
function eventOf(change: LiveChange): string {
  return `data: ${JSON.stringify(change)}\n\n`;
}
