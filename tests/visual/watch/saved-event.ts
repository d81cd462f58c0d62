/** The event of the plugin `reportSaves` on the socket of Vite's development server. */
export const SAVED_EVENT = 'visual:saved';

/** `file` is relative to the root of the repository. */
export interface SavedFile {
  readonly file: string;
  readonly type: 'create' | 'update' | 'delete';
}
