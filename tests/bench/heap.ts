import type { CDPSession } from '@playwright/test';

/** `heap` and `objects` in kB, the others are counts. */
export type HeapStats = {
  /** The whole JavaScript heap, including machine code that V8 compiles and drops. */
  heap: number;
  /** Allocations of the page's own code, without machine code. */
  objects: number;
  listeners: number;
  nodes: number;
  detached: number;
  documents: number;
};

/** Node types of a heap snapshot that the page's code allocates. */
const ALLOCATED_TYPES: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);
/** Value of `detachedness` for a detached DOM node. */
const DETACHED = 2;

/** V8's format: one row of numbers per node, with the columns of `node_fields`. */
type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

export async function measureHeap(session: CDPSession): Promise<HeapStats> {
  await session.send('Performance.enable');
  // A finalizer runs in one collection, its memory is freed in the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
  return {
    heap: Math.round(metric('JSHeapUsedSize') / 1000),
    ...allocatedAndDetached(await takeHeapSnapshot(session)),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
  };
}

async function takeHeapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(parts.join('')) as HeapSnapshot;
}

function allocatedAndDetached({
  snapshot,
  nodes,
}: HeapSnapshot): Pick<HeapStats, 'objects' | 'detached'> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((field) =>
    fields.indexOf(field),
  ) as [number, number, number];
  let bytes = 0;
  let detached = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (ALLOCATED_TYPES.has(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
    if (nodes[at + detachedness] === DETACHED) detached += 1;
  }
  return { objects: Math.round(bytes / 1000), detached };
}
