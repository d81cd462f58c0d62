import { checkLayout } from '../../visual/lint/layout-rules.ts';

declare global {
  interface Window {
    checkLayout: typeof checkLayout;
  }
}

// Bundled into the pages of the tests: see `installOverlapRule`.
window.checkLayout = checkLayout;
