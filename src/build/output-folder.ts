/** The folder of `npm run build:local`. Its site calls a mock on this machine, so it must never be published. */
export const LOCAL_BUILD = 'dist-local';

/** The folder that a build in this mode of Vite writes. */
export function outputFolder(mode: string): string {
  return mode === 'development' ? LOCAL_BUILD : 'dist';
}
