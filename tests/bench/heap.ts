import type { CDPSession } from '@playwright/test';

/** What a page holds: `heap` and `objects` in kB, the others in numbers. */
export type HeapStats = {
  /** All of JavaScript's memory, with the machine code that the engine keeps making of busy functions. */
  heap: number;
  /** What the page's own code can let go of or forget to: without machine code. */
  objects: number;
  listeners: number;
  /** Nodes of all documents, also of those that were taken out. */
  nodes: number;
  /** Those that were taken out and are still held. */
  detached: number;
  documents: number;
};

/** The kinds of things in a heap snapshot that code makes and drops. */
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
/** How a snapshot marks a node that is in no document. */
const DETACHED = 2;

/** V8's format: one row of numbers a node, as `node_fields` names them. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** Collects the page's garbage and counts what is left. */
export async function measureHeap(session: CDPSession): Promise<HeapStats> {
  await session.send('Performance.enable');
  // What one collection finalizes, the next one frees.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? Number.NaN;
  return {
    heap: Math.round(metric('JSHeapUsedSize') / 1000),
    ...allocatedAndDetached(await snapshot(session)),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
  };
}

async function snapshot(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(parts.join('')) as Snapshot;
}

function allocatedAndDetached({
  snapshot,
  nodes,
}: Snapshot): Pick<HeapStats, 'objects' | 'detached'> {
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
