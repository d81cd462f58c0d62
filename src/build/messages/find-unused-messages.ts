/** A string of the source, or a template with its gaps: `'header.nav.'` and anything after it. */
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const GAP = /\$\{([^}]*)\}/g;

/**
 * The ids among `ids` that no source mentions. An id is mentioned by a string that equals it, or
 * by a template such as `download.${id}`, where a gap stands for one or more words of an id.
 */
export function findUnusedMessages(ids: readonly string[], sources: readonly string[]): string[] {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  const collect = (source: string) => {
    for (const [, single, double, template] of source.matchAll(STRING)) {
      const text = single ?? double;
      if (text !== undefined) exact.add(text);
      else if (template !== undefined) {
        patterns.push(asPattern(template));
        // A gap is code too: `(${t('link.new-tab')})`.
        for (const [, code = ''] of template.matchAll(GAP)) collect(code);
      }
    }
  };
  sources.forEach(collect);
  return ids.filter((id) => !exact.has(id) && !patterns.some((pattern) => pattern.test(id)));
}

function asPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => RegExp.escape(part));
  // A template that is only a gap says nothing about which ids it makes.
  return parts.join('').includes('\\.') ? new RegExp(`^${parts.join('[\\w-]+')}$`) : /(?!)/;
}
