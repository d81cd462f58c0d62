/** The two Storybooks of a run, built and served (VIS-1). */
import { prepareBaseline } from './baseline.ts';
import { buildStorybookCached } from './build-storybook.ts';
import { ROOT, RunError } from './exec.ts';
import { serveStorybook } from './serve-storybook.ts';

export interface ServeContext {
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** Runs after the run, in reverse order. */
  readonly cleanUp: AsyncDisposableStack;
}

export async function prepareCandidate(storybook: string | undefined, context: ServeContext) {
  if (storybook !== undefined) return serve(storybook, storybook, context);
  const { signal, log } = context;
  const folder = await buildStorybookCached({ root: ROOT, signal, log }).catch((error: unknown) => {
    if (!(error instanceof RunError)) throw error;
    throw new RunError("The working tree's Storybook cannot be built.", error.output);
  });
  return serve(folder, 'the working tree', context);
}

export async function serveBaseline(base: string | undefined, context: ServeContext) {
  const { signal, log } = context;
  const { location, name, commit } = await prepareBaseline(base, { root: ROOT, signal, log });
  return { ...(await serve(location, name, context)), commit };
}

async function serve(location: string, name: string, { cleanUp }: ServeContext) {
  const server = await serveStorybook(location);
  cleanUp.defer(() => server.close());
  return { proxy: server.proxy, stories: server.stories, location, name };
}
