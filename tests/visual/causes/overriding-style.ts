/** A style that sets a custom property back, wherever a page's own style sheets set it. */

/**
 * The rules with each selector doubled, so that they win against the same rules in any later style
 * sheet. `css`: rules that declare one property each, as `propertyInputs` writes them.
 */
export function overridingStyle(css: string): string {
  return css.replaceAll(/([^{}]+)\{/g, (open, selector: string) =>
    selector.trimStart().startsWith('@') ? open : `${selector}${selector.trim()}{`,
  );
}
