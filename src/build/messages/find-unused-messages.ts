/** A string literal, or a template with placeholders. */
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const PLACEHOLDER = /\$\{([^}]*)\}/g;

/**
 * The ids that no source mentions: neither a string that equals the id, nor a template such as
 * `download.${id}`, where a placeholder stands for one or more words of an id.
 */
export function findUnusedMessages(ids: readonly string[], sources: readonly string[]): string[] {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const collect = (source: string) => {
    for (const [, single, double, template] of source.matchAll(STRING)) {
      const text = single ?? double;
      if (text !== undefined) literals.add(text);
      else if (template !== undefined) {
        patterns.push(asPattern(template));
        // A placeholder may contain strings: `(${t('link.new-tab')})`.
        for (const [, code = ''] of template.matchAll(PLACEHOLDER)) collect(code);
      }
    }
  };
  sources.forEach(collect);
  return ids.filter((id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
  // A template of placeholders only would match every id.
  return parts.join('').includes('\\.') ? new RegExp(`^${parts.join('[\\w-]+')}$`) : /(?!)/;
}
