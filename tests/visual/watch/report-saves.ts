import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import { SAVED_EVENT, type SavedFile } from './saved-event.ts';

/**
 * Tells the clients of Storybook's development server which file was saved, once the server has
 * forgotten its old content (VIS-17). Vite's own messages name modules that accept a change instead.
 */
export function reportSaves(): Plugin {
  let root = '';
  return {
    name: 'report-saves',
    apply: 'serve',
    configResolved: (config) => void (root = config.root),
    hotUpdate({ file, type }) {
      // Virtual modules change as well.
      if (this.environment.name !== 'client' || !isAbsolute(file)) return;
      const saved: SavedFile = { file: relative(root, file).replaceAll('\\', '/'), type };
      this.environment.hot.send(SAVED_EVENT, saved);
    },
  };
}
