import type { Changes } from './changes.ts';

/** Components that React knows and this site has none of: one of them is React's own error 130. */
export const UNUSED_COMPONENTS = ['Activity', 'SuspenseList', 'ViewTransition'] as const;

/**
 * What only they lead to. Where React walks a tree to look for one, it finds none: nothing to do.
 * What these functions alone call goes with them.
 */
const BEHIND_THEM = [
  // ViewTransition: walks before, after and around a commit, and the transition itself.
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'trackEnterViewTransitions',
  'restoreNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'applyViewTransitionToHostInstances',
  'getViewTransitionClassName',
  'commitAfterMutationEffectsOnFiber',
  'createViewTransitionInstance',
  'startViewTransition',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
];

/** Hints about files to come, of react-dom's own: the documents name theirs (src/prerender). */
const HINTS = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
];

/**
 * `<title>`, `<meta>`, `<link>`, `<style>` and `<script>`, which React would move into the head and
 * wait for: the head is written at build, and no component has one. One that had would stay in its place.
 */
const BEHIND_HEAD_ELEMENTS = [
  'getResource',
  'acquireResource',
  'insertStylesheet',
  'insertSuspendedStylesheets',
  'mountHoistable',
  'getHydratableHoistableCache',
  'accumulateSuspenseyCommitOnFiber',
  'preloadResourceAndSuspendIfNeeded',
];

/**
 * Six kilobytes of the browser's React (brotli), of 56. It is one file, whose parts no bundler can tell
 * apart; each change below keeps what the rest of it relies on.
 */
export const REACT_DOM: Readonly<Record<string, Changes>> = {
  'react-dom/cjs/react-dom-client.production': [
    // A fiber of such a component is made here and nowhere else.
    [/^ {6}case REACT_ACTIVITY_TYPE:\n {8}return \([^]*?\n {8}\);\n/m, ''],
    [/^ {6}case REACT_SUSPENSE_LIST_TYPE:\n {8}return \([^]*?\n {8}\);\n/m, ''],
    [
      /^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n {8}return \([^]*?\n {8}\);\n/m,
      '',
    ],
    bodyOf('isHostHoistableType', 'return false;'),
    bodyOf('waitForCommitToBeReady', 'return null;'),
    ...[...BEHIND_THEM, ...HINTS, ...BEHIND_HEAD_ELEMENTS].map((name) => bodyOf(name)),
  ],
};

/** A function at the top of the file, with `body` for a body. */
function bodyOf(name: string, body = ''): Changes[number] {
  return [new RegExp(`^function ${name}\\([^]*?\\n\\}$`, 'm'), `function ${name}() {${body}}`];
}
