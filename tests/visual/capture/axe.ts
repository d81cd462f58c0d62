/** Runs axe on a page (VIS-9), with the story's own `parameters.a11y`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

// AxeBuilder injects axe for each snapshot, opens a page for the result and lacks `configure`.
const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The part of `parameters.a11y` (Storybook's addon-a11y) that the harness reads. */
interface Settings {
  readonly disable?: boolean;
  readonly test?: 'off' | 'todo' | 'error';
  readonly config?: axeCore.Spec;
  readonly options?: axeCore.RunOptions;
}

/**
 * One error for each broken rule, with its first element and the number of others. `optOut`: the story's
 * setting that keeps them from failing the run (VIS-14); they are still reported.
 */
export async function runAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(SOURCE, 'utf8'));
  return page.evaluate(async () => {
    const { axe, __visual: driver } = window as Window & { axe?: typeof axeCore };
    if (!axe) throw new Error('axe is not on the page.');
    const { disable, test, config, options } = (driver.storyParameters()['a11y'] ?? {}) as Settings;
    const optOut = disable === true ? 'disable' : test === 'error' ? undefined : test;
    const rules = config?.rules ?? [];
    const isSwitch = (rule: object) =>
      Object.keys(rule).every((key) => key === 'id' || key === 'enabled');
    // `configure` takes longer than a run, and rules that are only switched on or off do not need it.
    if (Object.keys(config ?? {}).some((key) => key !== 'rules') || !rules.every(isSwitch)) {
      axe.reset();
      axe.configure(config ?? {});
    }
    const switches = rules.flatMap(({ id, enabled }) =>
      enabled === undefined ? [] : [[id, { enabled }] as const],
    );
    // Storybook's own elements.
    const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];
    const { violations } = await axe.run(
      { include: document.body, exclude },
      {
        // WCAG 2.2, levels A and AA, unless the story says otherwise.
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: Object.fromEntries(switches),
        resultTypes: ['violations'],
        elementRef: true,
        preload: false,
        ...options,
      },
    );
    const errors = violations.map(({ id, help, nodes: [first, ...others] }) => ({
      source: 'axe' as const,
      rule: id,
      text: `${help}${others.length > 0 ? ` (and ${others.length} more)` : ''}`,
      selector: first?.element ? driver.selectorOf(first.element) : (first?.target.join(' ') ?? ''),
    }));
    return { violations: errors, optOut };
  });
}
