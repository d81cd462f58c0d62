/** axe on what a stage shows (VIS-9), the way the stories' own accessibility settings say. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { PageError } from './page-errors.ts';

/** What axe checks unless the story's `a11y.options` says otherwise: WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;
/** Storybook's own elements, which are always in the document. */
const NOT_THE_STORYS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] as const;

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What of `parameters.a11y` (Storybook's addon-a11y) counts here. */
interface Settings {
  readonly disable?: boolean;
  readonly test?: 'off' | 'todo' | 'error';
  readonly config?: {
    readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[];
  };
  readonly options?: Readonly<Record<string, unknown>>;
}

/** As much of axe as is used. */
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
 * Runs axe on what the page shows: one trouble a broken rule, with the first element at fault and
 * the number of the others. None when the story's `parameters.a11y` says `disable` or `test: 'off'`;
 * `todo` when it says `test: 'todo'`. Not while a snapshot is being shown.
 */
export async function runAxe(page: Page): Promise<{ troubles: PageError[]; todo: boolean }> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(SOURCE, 'utf8'));
  return page.evaluate(
    async ([tags, exclude]) => {
      const { axe, __visualDomQueries: sight } = window as Window & { axe?: Axe };
      if (!axe) throw new Error('axe has gone from the page.');
      const settings = (sight.parameters()['a11y'] ?? {}) as Settings;
      const todo = settings.test === 'todo';
      if (settings.disable === true || settings.test === 'off') return { troubles: [], todo };
      const rules = settings.config?.rules ?? [];
      const plain = rules.filter(({ enabled }) => typeof enabled === 'boolean');
      // Setting up anew costs more than a run; a rule that is only switched does without.
      const own = Object.keys(settings.config ?? {}).some((key) => key !== 'rules');
      if (
        own ||
        rules.some((rule) => Object.keys(rule).some((key) => !/^(id|enabled)$/.test(key)))
      ) {
        axe.reset();
        axe.configure(settings.config ?? {});
      }
      const { violations } = await axe.run(
        { include: document.body, exclude: [...exclude] },
        {
          runOnly: [...tags],
          rules: Object.fromEntries(plain.map(({ id, enabled }) => [id, { enabled }])),
          resultTypes: ['violations'],
          elementRef: true,
          preload: false,
          ...settings.options,
        },
      );
      const troubles = violations.map(({ id, help, nodes }) => {
        const more = nodes.length > 1 ? ` (and ${nodes.length - 1} more)` : '';
        const first = nodes[0]?.element;
        const selector = first ? sight.selectorOf(first) : (nodes[0]?.target.join(' ') ?? '');
        return { source: 'axe' as const, rule: id, text: `${help}${more}`, selector };
      });
      return { troubles, todo };
    },
    [TAGS, NOT_THE_STORYS] as const,
  );
}
