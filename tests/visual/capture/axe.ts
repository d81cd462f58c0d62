/** Accessibility of what a page shows (VIS-9), by the story's own `parameters.a11y`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { PageError } from './page-errors.ts';

// AxeBuilder would inject axe for each snapshot, open a page for the result and know no `configure`.
const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Checked unless the story's `a11y.options` says otherwise: WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;
/** Storybook's own elements. */
const EXCLUDED = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] as const;

/** The part of `parameters.a11y` (Storybook's addon-a11y) that counts here. */
interface Settings {
  readonly disable?: boolean;
  readonly test?: 'off' | 'todo' | 'error';
  readonly config?: {
    readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[];
  };
  readonly options?: Readonly<Record<string, unknown>>;
}

interface Axe {
  reset(): void;
  configure(config: object): void;
  run(context: object, options: object): Promise<{ violations: readonly Violation[] }>;
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly element?: Element; readonly target: readonly unknown[] }[];
}

/**
 * One page error for each broken rule, with the first element and the number of the others. None when
 * the story says `disable` or `test: 'off'`; `isTodo` when it says `test: 'todo'`.
 */
export async function runAxe(
  page: Page,
): Promise<{ violations: readonly PageError[]; isTodo: boolean }> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(SOURCE, 'utf8'));
  return page.evaluate(
    async ([tags, exclude]) => {
      const { axe, __visual: driver } = window as Window & { axe?: Axe };
      if (!axe) throw new Error('axe is not on the page.');
      const { disable, test, config, options } = (driver.storyParameters()['a11y'] ??
        {}) as Settings;
      const isTodo = test === 'todo';
      if (disable === true || test === 'off') return { violations: [], isTodo };
      const rules = config?.rules ?? [];
      const isSwitch = (rule: object) =>
        Object.keys(rule).every((key) => key === 'id' || key === 'enabled');
      // `configure` takes longer than a run, and rules that are only switched do not need it.
      if (Object.keys(config ?? {}).some((key) => key !== 'rules') || !rules.every(isSwitch)) {
        axe.reset();
        axe.configure(config ?? {});
      }
      const { violations } = await axe.run(
        { include: document.body, exclude: [...exclude] },
        {
          runOnly: [...tags],
          rules: Object.fromEntries(
            rules.flatMap(({ id, enabled }) => (enabled === undefined ? [] : [[id, { enabled }]])),
          ),
          resultTypes: ['violations'],
          elementRef: true,
          preload: false,
          ...options,
        },
      );
      return {
        violations: violations.map(({ id, help, nodes: [first, ...others] }) => ({
          source: 'axe' as const,
          rule: id,
          text: `${help}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
          selector: first?.element
            ? driver.selectorOf(first.element)
            : (first?.target.join(' ') ?? ''),
        })),
        isTodo,
      };
    },
    [TAGS, EXCLUDED] as const,
  );
}
