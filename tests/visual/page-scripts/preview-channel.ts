/** The channel of the Storybook preview: renders are requested and reported by its events. */
import type { Channel } from 'storybook/internal/channels';

let channel: Channel | undefined;
let problems: string[] = [];
let finished = Promise.withResolvers<string[]>();
let onRenderPhase: (phase: string) => void;

// No published API returns the channel in a page: Storybook's own test runner uses this name. The
// preview sets it before it renders anything; a listener added later could miss the end.
Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
  configurable: true,
  get: () => channel,
  set(next: Channel | undefined) {
    if (next && next !== channel) listenTo(next);
    channel = next;
  },
});

// Highlights compute the style of every element after each change, a quarter of a snapshot's time.
// The published switch, `features.highlight`, belongs to the configuration of each Storybook.
let features: object | undefined;
Object.defineProperty(window, 'FEATURES', {
  configurable: true,
  get: () => features,
  set(next: object) {
    features = { ...next, highlight: false };
  },
});

export function watchRenderPhases(listener: (phase: string) => void): void {
  onRenderPhase = listener;
}

/** Resolves with the problems when the story has finished or failed. */
export function untilFinished(): Promise<string[]> {
  return finished.promise;
}

/** Mounts the story again; `globals` only where they change. */
export function forceRemount(storyId: string, globals?: Readonly<Record<string, unknown>>): void {
  if (globals !== undefined) channel?.emit('updateGlobals', { globals });
  problems = [];
  finished = Promise.withResolvers();
  channel?.emit('forceRemount', { storyId });
}

function listenTo(preview: Channel): void {
  const end = () => finished.resolve(problems);
  const onProblem = (event: string, textOf: (payload: unknown) => string, isEnd = false) =>
    preview.on(event, (payload) => {
      problems.push(textOf(payload));
      if (isEnd) end();
    });
  preview.on('storyRenderPhaseChanged', (payload) =>
    onRenderPhase((payload as { newPhase: string }).newPhase),
  );
  preview.on('storyFinished', end);
  preview.on('storyUnchanged', end);
  onProblem('storyErrored', (error) => `the story is wrong: ${messageOf(error)}`);
  onProblem('storyThrewException', (error) => `the story threw: ${messageOf(error)}`);
  onProblem('playFunctionThrewException', (error) => `play threw: ${messageOf(error)}`);
  onProblem(
    'unhandledErrorsWhilePlaying',
    (errors) => `unhandled while playing: ${(errors as unknown[]).map(messageOf).join('; ')}`,
  );
  onProblem('storyMissing', () => 'the story is missing', true);
  onProblem('configError', (error) => `the preview did not start: ${messageOf(error)}`, true);
}

function messageOf(error: unknown): string {
  const { message, title, description } = (error ?? {}) as Record<string, string | undefined>;
  const text = message ?? [title, description].filter(Boolean).join(': ');
  // Testing Library prints the whole document after the first paragraph.
  return text.split('\n\n')[0] || 'no message';
}
