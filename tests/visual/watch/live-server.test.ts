import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LiveChange } from '../report/app/model/live.ts';
import { type LiveServer, serveLive } from './live-server.ts';

// The page is built by the tests of the report.
vi.mock('../report/build-app.ts', () => ({ buildReportApp: async () => {} }));

const planned = [
  { snapshot: 'a--b/en/375', story: 'a--b', title: 'A', name: 'B', locale: 'en', width: 375 },
];
let folder: string;
let server: LiveServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unio-live-'));
  server = await serveLive(folder, { baseline: 'main', planned });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function* changesFrom(url: string): AsyncGenerator<LiveChange> {
  const { body } = await fetch(`${url}events`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk).toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) yield JSON.parse(event.replace(/^[^]*?data: /, '')) as LiveChange;
  }
}

test('VIS-17 a page gets the whole state, then each change', async () => {
  const changes = changesFrom(server.url);
  const { value: first } = await changes.next();
  expect(first).toMatchObject({ baseline: 'main', phase: 'starting' });
  server.update({ phase: 'error', error: 'line 1\n\nline 3' });
  const { value: second } = await changes.next();
  expect(second).toEqual({ phase: 'error', error: 'line 1\n\nline 3' });
  expect(server.state()).toMatchObject({ baseline: 'main', phase: 'error' });
});

test('VIS-17 only the page itself says which snapshot is open', async () => {
  const post = (origin: string) =>
    fetch(`${server.url}opened`, { method: 'POST', body: 'a--b/en/375', headers: { origin } });
  await post('http://example.com');
  expect(server.opened()).toBeUndefined();
  await post(new URL(server.url).origin);
  expect(server.opened()).toMatchObject({ story: 'a--b', locale: 'en', width: 375 });
});
