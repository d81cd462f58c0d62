import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChunkError, fetchModule, lazyComponent } from './lazy-component.tsx';

const FILE = 'https://unio.example/assets/Order-abc.js';

/** The error after these statuses, from Resource Timing; undefined: not reported. */
async function failureAfter(statuses: readonly (number | undefined)[]): Promise<unknown> {
  const entries = statuses.map((responseStatus, time) => ({
    name: `${FILE}${time === 0 ? '' : `?again=${time}`}`,
    responseStatus,
  }));
  // The only properties that the code reads.
  const list = entries as unknown as PerformanceEntryList;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(list);
  const load = () => Promise.reject(new TypeError(`Failed to fetch module: ${FILE}?again=2`));
  return fetchModule(load, 1).catch((error: unknown) => error);
}

test.each([
  ['FAULT-53 the file is gone', [404], 404],
  ['FAULT-55 a page is sent instead of the file', [200], 200],
  ['FAULT-53 the connection broke', [404, 0], 0],
  ['FAULT-53 the connection is back, and the file is gone', [0, 404], 404],
  ['FAULT-53 the browser does not report the status', [undefined], undefined],
  ['FAULT-53 the browser recorded no request', [], undefined],
])('%s: the error has the status of the last request', async (_, statuses, status) => {
  const error = await failureAfter(statuses);
  expect(error).toBeInstanceOf(ChunkError);
  expect(error).toMatchObject({ status });
});

test('ROUTE-11 a chunk that failed to load is requested again when its component mounts again', async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new TypeError('Failed to fetch');
    return { Words: () => 'words' };
  };
  const Part = lazyComponent(load, ({ Words }) => Words);
  const renderPart = async () => {
    const page = await renderToReadableStream(createElement(Part), { onError: () => undefined });
    return new Response(page).text();
  };
  const error: unknown = await renderPart().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ChunkError);
  online = true;
  // Until the error is shown, it must stay the same object, or React would retry forever.
  await expect(renderPart()).rejects.toBe(error);
  (error as ChunkError).reset();
  expect(await renderPart()).toBe('words');
});
