import { __PRIVATE__ } from 'styled-components';

/** What styled-components notes beside its rules: a component, and the names of its classes. */
const NOTE = /^data-styled\.g\d+\[id="(?<component>[^"]+)"\]$/;

/**
 * Tells styled-components which rules the document's styles have already, so that it does not write
 * them again while the page is taken over. Written again one after another they would come after those
 * of the document, and a component that extends another would lose its own for a moment: the page jumps.
 * The library does the same for a style element, which the site's policy does not allow.
 */
export function rehydrateStyles(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of readable(sheet)) {
      if (!(rule instanceof CSSStyleRule)) continue;
      const component = NOTE.exec(rule.selectorText)?.groups?.['component'];
      if (component === undefined) continue;
      for (const name of rule.style.content.replaceAll('"', '').split(','))
        if (name) __PRIVATE__.mainSheet.registerName(component, name);
    }
  }
}

/** The rules of a style sheet; none of one that is not ours to read: browser extensions bring such. */
function readable(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
