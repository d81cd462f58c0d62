import { __PRIVATE__ } from 'styled-components';

/** The marker rule of styled-components: a component, and its class names. */
const MARKER = /^data-styled\.g\d+\[id="(?<component>[^"]+)"\]$/;

/**
 * Registers the document's rules with styled-components, so that hydration does not insert them
 * again: they would follow the document's rules, and a component that extends another would lose
 * its overrides for a moment, a layout shift. The library itself rehydrates only `<style>`
 * elements, which the CSP forbids.
 */
export function rehydrateStyles(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of readableRules(sheet)) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const component = MARKER.exec(rule.selectorText)?.groups?.['component'];
      if (component === undefined) continue;
      for (const name of rule.style.content.replaceAll('"', '').split(','))
        if (name) __PRIVATE__.mainSheet.registerName(component, name);
    }
  }
}

/** None if the sheet is from another origin, such as a browser extension's. */
function readableRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
