/** Resizes the frame that a story is in, and samples its layout (VIS-19). Runs in the page. */
import { type RawFinding, findTextRuns, withAllElements } from '../lint/dom-queries.ts';
import { suppressions } from '../page-scripts/shown-story.ts';
import { measureLayout } from '../lint/layout-rules.ts';
import { type PageElement, isControl, listElements } from '../parity/page-elements.ts';
import type { Size } from '../report/results.ts';
import { containerLimits } from './container-limits.ts';

/** An element, at every size at which it is shown. */
export interface SweptElement {
  /** By its place in the document, in this story and locale. */
  readonly id: string;
  readonly kind: string;
  readonly selector: string;
  readonly text: string;
  readonly depth: number;
}

/** `lines` of its own single-line text, and `rows` of the controls that begin with it; 0 for others. */
export type ElementState = readonly [element: number, lines: number, rows: number];

export interface PageSample extends Size {
  readonly findings: readonly RawFinding[];
  /** `element` is an index in {@link PageSamples.elements}. */
  readonly states: readonly ElementState[];
}

export interface PageSamples {
  readonly elements: readonly SweptElement[];
  readonly samples: readonly PageSample[];
  readonly lang: string;
  readonly suppressions: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    __sweep: typeof sweep;
  }
}

const sweep = { samplePage, containerLimits, scrollToOpeners };
window.__sweep = sweep;

/** The layout at each size, in CSS px, without frames between sizes: changes by scripts are not seen. */
function samplePage(sizes: readonly Size[]): PageSamples {
  const elements = new Map<string, SweptElement & { readonly index: number }>();
  const samples = withAllElements(() =>
    sizes.map((size): PageSample => {
      resize(size);
      scrollToOpeners();
      const runs = findTextRuns();
      const counts = new Map<string, number>();
      const states = listElements(runs).map((pageElement): ElementState => {
        const name = `${pageElement.kind} ${pageElement.selector}`;
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        const id = `${name} ${count}`;
        const text = pageElement.texts.map((run) => runs[run]?.text ?? '').join(' ');
        const { kind, selector, depth } = pageElement;
        const sweptElement = elements.get(id) ?? {
          id,
          kind,
          selector,
          text,
          depth,
          index: elements.size,
        };
        elements.set(id, sweptElement);
        return [
          sweptElement.index,
          isSingleLine(pageElement) ? pageElement.lines : 0,
          pageElement.mayWrapRows ? 0 : pageElement.rows,
        ];
      });
      return { ...size, findings: measureLayout(runs), states };
    }),
  );
  const { lang } = document.documentElement;
  return { elements: [...elements.values()], samples, lang, suppressions: suppressions() };
}

function isSingleLine(element: PageElement): boolean {
  return (isControl(element) && !element.mayWrapLines) || element.kind === 'label';
}

/** A popup moves with its button, which may be out of view at another size. */
function scrollToOpeners(): void {
  for (const { id } of document.querySelectorAll(':popover-open'))
    document
      .querySelector(`[popovertarget="${CSS.escape(id)}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** @throws Error when the frame has another size. */
function resize({ width, height }: Size): void {
  const frame = window.frameElement as HTMLElement;
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  // The layout of the page around a frame resizes the frame.
  void frame.offsetWidth;
  if (innerWidth !== width || innerHeight !== height)
    throw new Error(`The frame is ${innerWidth} × ${innerHeight}, not ${width} × ${height}.`);
}
