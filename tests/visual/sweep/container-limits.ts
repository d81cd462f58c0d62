/** The limits of container queries, and how wide the containers are (VIS-19). Runs in the page. */

export interface ContainerLimit {
  /** Of the containers; empty for a query without a name. */
  readonly name: string;
  /** In CSS px. */
  readonly limits: readonly number[];
  /** Of the content box of each container with that name, in document order. */
  readonly widths: readonly number[];
}

export function containerLimits(): ContainerLimit[] {
  const limits = Map.groupBy(
    [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
      containerRules(cssRules),
    ),
    ({ containerName }) => containerName,
  );
  const containers = [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    return style.containerType === 'normal'
      ? []
      : [{ names: style.containerName, width: contentWidth(element, style) }];
  });
  return [...limits].map(([name, rules]) => ({
    name,
    limits: [...new Set(rules.flatMap(({ containerQuery }) => lengthsIn(containerQuery)))],
    widths: containers
      .filter(({ names }) => name === '' || names.split(' ').includes(name))
      .map(({ width }) => width),
  }));
}

/** Whether a container has passed a limit of its queries. */
export function areFlipped(a: readonly ContainerLimit[], b: readonly ContainerLimit[]): boolean {
  return a.some(({ name, limits, widths }) => {
    const after = b.find((it) => it.name === name)?.widths ?? [];
    return widths.some((width, index) =>
      limits.some((limit) => {
        const next = after[index] ?? width;
        return width < limit !== next < limit || width <= limit !== next <= limit;
      }),
    );
  });
}

function containerRules(rules: CSSRuleList): CSSContainerRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSContainerRule ? [rule] : [];
    const inside = 'cssRules' in rule ? containerRules(rule.cssRules as CSSRuleList) : [];
    return own.concat(inside);
  });
}

function lengthsIn(query: string): number[] {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [...query.matchAll(/([\d.]+)(px|rem|em)/g)].map(
    ([, length = '', unit]) => Number(length) * (unit === 'px' ? 1 : rem),
  );
}

function contentWidth(element: Element, style: CSSStyleDeclaration): number {
  const sides = [
    style.paddingLeft,
    style.paddingRight,
    style.borderLeftWidth,
    style.borderRightWidth,
  ];
  return sides.reduce(
    (width, side) => width - parseFloat(side),
    element.getBoundingClientRect().width,
  );
}
