/** Invented results of any size, for the report's stories and tests. */
import type { Finding } from '../../lint/rules.ts';
import { LOCALES, WIDTHS, breakpoint } from '../../site.config.ts';
import {
  type Change,
  type Problem,
  type ResultRow,
  type Results,
  type Severity,
  type Status,
  APPROVABLE,
  RESULTS_VERSION,
  statusTotals,
} from '../results.ts';

interface SampleOptions {
  readonly snapshots: number;
  readonly locales?: readonly string[];
  readonly widths?: readonly number[];
  /** Each story has each mode once, at some locale and width. */
  readonly modes?: readonly string[];
  /** Nothing differs, and there are no findings. */
  readonly same?: boolean;
  /** The URL of a screenshot; by default the file does not exist. */
  readonly file?: (row: { snapshot: string; width: number }, kind: string) => string;
}

const COMPONENTS = [
  ['Pages/Home', 'header'],
  ['Pages/Order', 'header'],
  ['Pages/Bank card', 'other'],
  ['Features/Header', 'header'],
  ['Features/Download popup', 'popup'],
  ['Features/Footer', 'other'],
  ['Primitives/Button', 'other'],
  ['Primitives/Search field', 'other'],
  ['Primitives/Description list', 'other'],
  ['Pages/Countries and regions', 'other'],
] as const;
const STATES = ['All', 'Wide', 'Open', 'Slow service', 'Long text', 'Failure', 'Loading', 'Empty'];
const LABELS: Readonly<Record<string, string>> = {
  en: 'Get the app',
  es: 'Descarga la app',
  pt: 'Baixe o app',
  'zh-TW': 'App',
  vi: 'Get app',
};
/** The position of a change in each part of the page. */
const PLACES: Readonly<Record<string, Pick<Change, 'selector' | 'key'>>> = {
  popup: { selector: 'dialog > p', key: 'popup.lead' },
  header: { selector: 'header > a', key: 'header.get-app' },
  other: { selector: 'main > button', key: 'header.get-app' },
};
const CLIPPED: Finding = {
  rule: 'clipped',
  selector: 'header > a',
  key: 'header.get-app',
  text: 'Get app',
  pixels: 7,
};
const CONTRAST: Problem = {
  source: 'axe',
  rule: 'color-contrast',
  text: 'Text has too little contrast',
  selector: 'footer > p',
};
const REASONS: Partial<Record<Status, string>> = {
  changed: '2,314 of 1,296,000 px differ',
  new: 'The baseline has no such story.',
  removed: 'The story no longer has this width.',
  error: 'TypeError: links is undefined\n    at DownloadPopup',
  flaky: 'Changed at first; unchanged on fresh pages.',
};

/** `part` of the page changes; `number` is the position of the story, from 0. */
type Sample = { part: string; number: number } & Pick<
  ResultRow,
  'story' | 'title' | 'name' | 'locale' | 'width' | 'mode'
>;

export function sampleResults({
  snapshots: count,
  locales = LOCALES,
  widths = WIDTHS,
  modes = [],
  same = false,
  file = ({ snapshot }, kind) => `pictures/${snapshot.replaceAll('/', '-')}-${kind}.png`,
}: SampleOptions): Results {
  const snapshots: ResultRow[] = [];
  const plain = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
  for (let number = 0; snapshots.length < count; number += 1) {
    const [title, part] = COMPONENTS[number % COMPONENTS.length] ?? COMPONENTS[0];
    const round = Math.floor(number / COMPONENTS.length);
    const state = STATES[round % STATES.length] ?? 'All';
    const name =
      round < STATES.length ? state : `${state} ${Math.floor(round / STATES.length) + 1}`;
    const story = `${title} ${name}`.toLowerCase().replace(/\W+/g, '-');
    const inModes = modes.map((mode, index) => {
      const dimensions = plain[(number * 7 + index * 3) % plain.length];
      return Object.assign({ locale: 'en', width: 375 }, dimensions, { mode });
    });
    for (const dimensions of [...plain, ...inModes].slice(0, count - snapshots.length)) {
      const sample = { story, title, name, ...dimensions, part, number };
      const row = rowOf(sample, same ? 'unchanged' : statusOf(sample), file);
      snapshots.push(same ? { ...row, findings: [], problems: [] } : row);
    }
  }
  return resultsFrom(snapshots);
}

export function resultsFrom(snapshots: readonly ResultRow[], more: Partial<Results> = {}): Results {
  return {
    version: RESULTS_VERSION,
    retakes: 0,
    strict: false,
    isolation: { sampled: 0, different: 0 },
    parity: { judged: 0, notJudged: 0 },
    baseline: 'main',
    candidate: 'working tree',
    baselineCommit: '4d9e91c0ffee',
    startedAt: '2026-11-21T09:30:00.000Z',
    seconds: 214,
    captures: snapshots.filter(({ skipped }) => skipped === undefined).length * 2,
    totals: statusTotals(snapshots),
    snapshots,
    notes: [],
    ...more,
  };
}

/** A header changed on wide pages, one language of the popup, a story that fails. */
function statusOf({ part, number, locale, width, mode }: Sample): Status {
  if (mode === 'forced-colors' && number % 9 === 4) return 'changed';
  if (number === 18 && locale === 'pt') return 'flaky';
  if (part === 'header' && width > breakpoint.mobile && number < 30) return 'changed';
  if (part === 'popup' && number < 30) return locale === 'vi' ? 'changed' : 'unchanged';
  if (number === 6) return 'changed';
  if (number === 12) return 'new';
  if (number === 15) return 'removed';
  if (number === 17 && width < breakpoint.mobile) return 'error';
  return 'unchanged';
}

function severityOf({ part, width, locale }: Sample): Severity {
  if (part === 'header') return width > breakpoint.tablet ? 'layout' : 'visible';
  return locale === 'vi' || width > 1200 ? 'subtle' : 'visible';
}

function rowOf(
  sample: Sample,
  status: Status,
  file: NonNullable<SampleOptions['file']>,
): ResultRow {
  const { part: _part, number, ...dimensions } = sample;
  const { story, locale, width, mode } = dimensions;
  const snapshot = `${story}/${locale}/${width}${mode === undefined ? '' : `+${mode}`}`;
  const hasImages = status !== 'unchanged';
  const hasExpected = hasImages && status !== 'new';
  const hasActual = hasImages && status !== 'removed';
  const changed = status === 'changed';
  const differs = changed || status === 'flaky';
  const height = 900 + (number % 5) * 300;
  return {
    snapshot,
    ...dimensions,
    browser: 'chromium',
    status,
    ...(changed && { severity: severityOf(sample) }),
    ...(APPROVABLE.includes(status) && { digest: `${status} ${number}` }),
    reason: REASONS[status] ?? '',
    ...(status === 'unchanged' && number % 3 !== 0 && { skipped: 'none of its inputs changed' }),
    files: {
      ...(hasExpected && { expected: file({ snapshot, width }, 'expected') }),
      ...(hasActual && { actual: file({ snapshot, width }, 'actual') }),
      ...(differs && { diff: file({ snapshot, width }, 'diff') }),
    },
    sizes: {
      ...(hasExpected && { expected: { width, height } }),
      ...(hasActual && { actual: { width, height: height + (number % 2) * 24 } }),
    },
    changes: differs ? changesOf(sample) : [],
    findings: locale === 'vi' && width === WIDTHS[0] && number % 11 === 4 ? [CLIPPED] : [],
    problems: number === 22 && locale === 'en' ? [CONTRAST] : [],
    ...(changed && number === 10 && { approved: 'The header is 4 px lower' }),
  };
}

function changesOf({ part, locale, width }: Sample): readonly Change[] {
  const text = LABELS[locale] ?? 'Get app';
  const { selector = '', key = '' } = PLACES[part] ?? {};
  const box = { x: width - 168, y: 18, width: 96 + text.length * 4, height: 44 };
  const change = { box, selector, text, key };
  if (part !== 'header') return [change];
  const nav = { x: 180, y: 26, width: 420, height: 28 };
  return [change, { box: nav, selector: 'header > nav', text: '', key: '' }];
}
