/**
 * The custom properties that a page has used (VIS-20): a change of any other property cannot change its
 * screenshot. Counts every rule of the page's style sheets, whichever element it matches, because
 * styled-components inserts only the rules of what was rendered.
 */

const NAME = /--[A-Za-z_][\w-]*/g;
/** A declaration of a custom property; what is not recognized counts as a use. */
const DECLARATION = /(^|[;{]\s*)(--[\w-]+)\s*:([^;{}]*)/g;
const FOCUS_RULE = /:focus(?:-visible|-within)?\b/;

const used = new Set<string>();
/** Property → the properties that its declarations name, also in rules that match nothing. */
const references = new Map<string, Set<string>>();
/** Rules with `:focus`, which apply only once something has had the focus. */
let focusRules: string[] = [];
let hadFocus = false;
/** Set once the page does something that this script cannot track; then all properties count as used. */
let isUnknown = false;

function addNames(text: string): void {
  for (const [name] of text.matchAll(NAME)) used.add(name);
}

/** The declarations of a rule or of a style attribute. */
function addDeclarations(text: string): void {
  addNames(
    text.replaceAll(DECLARATION, (_, start: string, name: string, value: string) => {
      const names = references.get(name) ?? new Set();
      for (const [other] of value.matchAll(NAME)) names.add(other);
      references.set(name, names);
      return start;
    }),
  );
}

function readRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    const children = 'cssRules' in rule ? (rule.cssRules as CSSRuleList) : undefined;
    const { cssText } = rule;
    const [prelude = ''] = cssText.split('{', 1);
    const declarations = 'style' in rule ? (rule.style as CSSStyleDeclaration).cssText : '';
    if (FOCUS_RULE.test(prelude)) focusRules.push(declarations);
    else addDeclarations(declarations);
    // A rule without children and declarations may name properties anywhere in its text.
    addNames(declarations === '' && (children?.length ?? 0) === 0 ? cssText : prelude);
    if (children) readRules(children);
  }
}

/** Attributes with a style, such as `style` and `fill`, of elements that were added or changed. */
function readAttributes(records: readonly MutationRecord[]): void {
  for (const { target, attributeName, addedNodes, removedNodes } of records) {
    if (attributeName !== null) readAttribute(target as Element, attributeName);
    for (const node of addedNodes) if (node instanceof Element) addNames(node.outerHTML);
    for (const node of removedNodes) if (node instanceof Element) forgetRemoved(node);
  }
}

/** The text of a `<style>` was read when it was added; rules from a script or a file may be unread. */
function forgetRemoved(element: Element): void {
  for (const style of [element, ...element.querySelectorAll('style, link')])
    if (style.matches('style:empty, link[rel~=stylesheet]')) isUnknown = true;
}

function readAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name) ?? '';
  if (name !== 'class' && value.includes('--')) addDeclarations(value);
}

/**
 * Sorted; undefined if any property may be used. Reads every rule again, because no event reports a rule
 * that a script changed.
 */
export function usedProperties(): string[] | undefined {
  focusRules = [];
  try {
    for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets])
      readRules(cssRules);
  } catch {
    // A style sheet of another origin.
    isUnknown = true;
  }
  if (isUnknown || frames.length > 0) return undefined;
  if (hadFocus || document.activeElement !== document.body) {
    for (const rule of focusRules) addDeclarations(rule);
  }
  const reached = new Set(used);
  // The loop also visits what it adds.
  for (const name of reached) for (const other of references.get(name) ?? []) reached.add(other);
  return [...reached].toSorted();
}

/** Must run before the page's scripts, to notice what they read and which rules they remove. */
export function watchCustomProperties(): void {
  new MutationObserver(readAttributes).observe(document, {
    ...{ subtree: true, childList: true, attributes: true },
  });
  addEventListener('focusin', () => (hadFocus = true), true);
  interceptCalls(CSSStyleDeclaration.prototype, 'getPropertyValue', ([name]) =>
    addNames(String(name)),
  );
  interceptCalls(Element.prototype, 'animate', ([frames]) =>
    addNames(JSON.stringify(frames) ?? ''),
  );
  const markUnknown = () => void (isUnknown = true);
  interceptCalls(CSSStyleSheet.prototype, 'deleteRule', markUnknown);
  interceptCalls(Element.prototype, 'attachShadow', markUnknown);
  if ('computedStyleMap' in Element.prototype)
    interceptCalls(Element.prototype, 'computedStyleMap', markUnknown);
}

/** Calls `onCall` with the arguments before each call of a method. */
function interceptCalls<Name extends string>(
  prototype: Record<Name, unknown> | object,
  name: Name,
  onCall: (args: readonly unknown[]) => void,
): void {
  const methods = prototype as Record<Name, (...args: unknown[]) => unknown>;
  const original = methods[name];
  methods[name] = function (this: unknown, ...args: unknown[]) {
    onCall(args);
    return original.apply(this, args);
  };
}
