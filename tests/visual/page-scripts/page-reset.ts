/** Removes what a story leaves in its page, and reports what cannot be removed (VIS-3). */
import { findPendingWork } from './pending-work.ts';

const builtInGlobals = new Set(Reflect.ownKeys(window));
/** Globals of Storybook, React's test mode, axe and frames. */
const TOOL_GLOBALS = /^(__|STORYBOOK_|IS_REACT_ACT_|axe$|\d+$)/;
/** Resources that affect a story's layout: code by its initiator, fonts by their file name. */
const AFFECTS_LAYOUT = /^(script|link|other) |\.(woff2?|ttf|otf)\b/;

let restoreDocument: (() => void) | undefined;
let globalsAtStart = new Map<PropertyKey, unknown>();
let stylesAtStart = '';
/** When the first element of the mounted story appeared, by `performance.now()`. */
let firstElementAt = Infinity;
let firstElementObserver: MutationObserver | undefined;

performance.setResourceTimingBufferSize(10_000);
// Session storage outlives a navigation; an opaque page, such as about:blank, has none.
if (origin !== 'null' && self === top) clearStorage();

/** Remembers the page as it is before its first story; returns false if that was done before. */
export function rememberPage(): boolean {
  if (restoreDocument) return false;
  restoreDocument = rememberDocument();
  watchFirstElement();
  globalsAtStart = storyGlobals();
  stylesAtStart = headStyles();
  return true;
}

/** Descriptions of what the removed story left and {@link restorePage} cannot undo. */
export async function findLeftovers(): Promise<string[]> {
  const leftovers = await findPendingWork();
  if (headStyles() !== stylesAtStart) leftovers.push('a style in the head');
  for (const [key, value] of storyGlobals()) {
    const before = globalsAtStart.get(key);
    if (!globalsAtStart.has(key) || (before !== value && Object(value) !== value))
      leftovers.push(`window.${String(key)}`);
  }
  return leftovers;
}

export function restorePage(): void {
  restoreDocument?.();
  watchFirstElement();
}

/** Whether fonts or code were requested after the first element of the mounted story appeared. */
export function isLoadedLate(): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(
    ({ startTime, initiatorType, name }) =>
      startTime >= firstElementAt && AFFECTS_LAYOUT.test(`${initiatorType} ${name}`),
  );
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Globals that scripts of the page created, with their values. */
function storyGlobals(): Map<PropertyKey, unknown> {
  const globals = new Map<PropertyKey, unknown>();
  for (const key of Reflect.ownKeys(window)) {
    if (builtInGlobals.has(key) || TOOL_GLOBALS.test(String(key))) continue;
    const descriptor = Object.getOwnPropertyDescriptor(window, key);
    if (descriptor && 'value' in descriptor) globals.set(key, descriptor.value);
  }
  return globals;
}

/** The text of style elements. Libraries insert rules instead of text; style sheet files are linked. */
function headStyles(): string {
  const styles = [...document.head.querySelectorAll('style')];
  return styles.map(({ textContent }) => textContent).join('');
}

function rememberDocument(): () => void {
  const root = document.querySelector('#storybook-root');
  const elements = [document.documentElement, document.body, ...(root ? [root] : [])];
  const attributesOf = ({ attributes }: Element) =>
    new Map([...attributes].map(({ name, value }) => [name, value]));
  const attributes = new Map(elements.map((element) => [element, attributesOf(element)]));
  const nodes = new Set<Node>([...document.body.childNodes, ...document.head.childNodes]);
  const sheets = [...document.adoptedStyleSheets];
  const fonts = new Set(document.fonts);
  const { title } = document;
  const { href } = location;
  return () => {
    clearStorage();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    const head = document.head.querySelectorAll('meta, base, title');
    for (const node of [...document.body.childNodes, ...head]) if (!nodes.has(node)) node.remove();
    for (const [element, before] of attributes) restoreAttributes(element, before);
    document.adoptedStyleSheets = sheets;
    for (const font of document.fonts) if (!fonts.has(font)) document.fonts.delete(font);
    document.title = title;
    window.name = '';
    history.scrollRestoration = 'auto';
    if (location.href !== href) history.replaceState(null, '', href);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
}

/** Restores all attributes except Storybook's: `hidden`, and the `sb-` classes for the state of the page. */
function restoreAttributes(element: Element, before: ReadonlyMap<string, string>): void {
  const isStorybooks = (className: string) => className.startsWith('sb-');
  const own = (before.get('class') ?? '').split(/\s+/).filter((name) => !isStorybooks(name));
  const classes = [...own, ...[...element.classList].filter(isStorybooks)]
    .filter(Boolean)
    .join(' ');
  for (const { name } of [...element.attributes])
    if (!before.has(name) && name !== 'hidden') element.removeAttribute(name);
  for (const [name, value] of before)
    if (name !== 'hidden' && element.getAttribute(name) !== value)
      element.setAttribute(name, value);
  if (classes === '') element.removeAttribute('class');
  else if (element.className !== classes) element.className = classes;
}

function watchFirstElement(): void {
  const root = document.querySelector('#storybook-root') ?? document.body;
  firstElementAt = Infinity;
  firstElementObserver?.disconnect();
  firstElementObserver = new MutationObserver(() => {
    if (root.childElementCount === 0) return;
    firstElementAt = performance.now();
    firstElementObserver?.disconnect();
  });
  firstElementObserver.observe(root, { childList: true });
}
