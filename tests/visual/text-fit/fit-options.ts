/** The command line of `npm run fit`. */
import { parseArgs } from 'node:util';
import { integer } from '../options.ts';
import { isLocale } from '../site.config.ts';
import { LOCALES } from '../site.node.ts';

/** @throws TypeError for an unknown option, RangeError for an invalid value. */
export function readFitOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      verify: { type: 'boolean', default: false },
      translators: { type: 'string' },
      story: { type: 'string', multiple: true },
      storybook: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const { translators: locale, ...others } = values;
  if (locale !== undefined && !isLocale(locale))
    throw new RangeError(`--translators takes ${LOCALES.join(', ')}, not "${locale}".`);
  const workers = integer('--workers', values.workers, 1, 32);
  // The pictures for translators are taken one after the other.
  return { ...others, locale, workers: locale === undefined ? workers : 1 };
}
