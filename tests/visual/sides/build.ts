/** Builds a checkout's Storybook the way that checkout says. */
import { resolve } from 'node:path';
import { isBuilt } from './serve.ts';
import { StepError, run } from './step.ts';

/**
 * Builds the Storybook of the checkout at `root` into `folder`, with that checkout's own script.
 * @throws StepError when the build fails.
 */
export async function build(root: string, folder: string, signal: AbortSignal): Promise<void> {
  await run(root, 'npm', ['run', 'build:storybook', '--', '--output-dir', resolve(folder)], signal);
  if (!isBuilt(folder)) throw new StepError(`The build of ${root} left no Storybook.`);
}
