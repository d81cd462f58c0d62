/** The frames of the phone's turn, from frame 1: `phone_turn.py` renders them, `export.ts` writes them. */
const files = import.meta.glob<string>('../../assets/turntable/*.avif', {
  eager: true,
  import: 'default',
});

export const FRAME_URLS: readonly string[] = Object.keys(files)
  .toSorted()
  .map((file) => files[file] ?? '');
