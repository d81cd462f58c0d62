/** Invented results of any size, for the report's own stories and tests. */
import type { Finding } from '../lint/rules.ts';
import { LOCALES, WIDTHS, breakpoint } from '../site.config.ts';
import {
  type Change,
  type Problem,
  type ResultRow,
  type Results,
  type Severity,
  type Status,
  APPROVABLE,
  statusTotals,
} from './results.ts';

/** What a sample holds. */
export interface SampleOptions {
  readonly snapshots: number;
  readonly locales?: readonly string[];
  readonly widths?: readonly number[];
  /** Each story takes each once, in some language at some width. */
  readonly modes?: readonly string[];
  readonly same?: boolean;
  /** By default files that are not there. */
  readonly file?: (row: { snapshot: string; width: number }, kind: string) => string;
}

const COMPONENTS = [
  ['Pages/Home', 'header'],
  ['Pages/Order', 'header'],
  ['Pages/Bank card', ''],
  ['Features/Header', 'header'],
  ['Features/Download popup', 'popup'],
  ['Features/Footer', ''],
  ['Primitives/Button', ''],
  ['Primitives/Search field', ''],
  ['Primitives/Fact list', ''],
  ['Pages/Countries and regions', ''],
] as const;
const STATES = ['All', 'Wide', 'Open', 'Slow service', 'Long text', 'Failure', 'Loading', 'Empty'];
const LABELS: Readonly<Record<string, string>> = {
  en: 'Get the app',
  es: 'Descarga la app',
  pt: 'Baixe o app',
  'zh-TW': 'App',
  vi: 'Get app',
};

/** The same options give the same results. */
export function sampleResults(options: SampleOptions): Results {
  const {
    snapshots: count,
    locales = LOCALES,
    widths = WIDTHS,
    modes = [],
    same = false,
  } = options;
  const file =
    options.file ??
    (({ snapshot }, kind) => `pictures/${snapshot.replaceAll('/', '-')}-${kind}.png`);
  const snapshots: ResultRow[] = [];
  for (let number = 0; snapshots.length < count; number += 1) {
    const [title, part] = COMPONENTS[number % COMPONENTS.length] ?? COMPONENTS[0];
    const round = Math.floor(number / COMPONENTS.length);
    const state = STATES[round % STATES.length] ?? 'All';
    const name =
      round < STATES.length ? state : `${state} ${Math.floor(round / STATES.length) + 1}`;
    const story = `${title} ${name}`.toLowerCase().replace(/\W+/g, '-');
    const plain = locales.flatMap((locale) => widths.map((width) => ({ locale, width })));
    const moded = modes.map((mode, at) => {
      const place = plain[(number * 7 + at * 3) % plain.length] ?? { locale: 'en', width: 375 };
      return Object.assign({}, place, { mode });
    });
    for (const at of [...plain, ...moded].slice(0, count - snapshots.length)) {
      const place = { story, title, name, ...at, part, number };
      const row = rowOf(place, same ? 'unchanged' : statusOf(place), file);
      snapshots.push(same ? { ...row, findings: [], problems: [] } : row);
    }
  }
  return resultsFrom(snapshots);
}

/** Results around rows. */
export function resultsFrom(snapshots: readonly ResultRow[], more: Partial<Results> = {}): Results {
  return {
    version: 3,
    retakes: 0,
    strict: false,
    isolation: { sampled: 0, different: 0 },
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

interface Place extends Pick<ResultRow, 'story' | 'title' | 'name' | 'locale' | 'width' | 'mode'> {
  readonly part: string;
  readonly number: number;
}

/** A wide header is moved, a narrow one not; a button is only repainted. */
function severityOf({ part, width, locale }: Place): Severity {
  if (part === 'header') return width > breakpoint.tablet ? 'layout' : 'visible';
  return locale === 'vi' || width > 1200 ? 'subtle' : 'visible';
}

/** A few telling patterns: a header that changed wide, a language alone, a story that broke. */
function statusOf({ part, number, locale, width, name, mode }: Place): Status {
  if (mode === 'forced-colors' && number % 9 === 4) return 'changed';
  if (number === 18 && locale === 'pt') return 'flaky';
  if (part === 'header' && width > breakpoint.mobile && number < 30) return 'changed';
  if (part === 'popup' && number < 30) return locale === 'vi' ? 'changed' : 'unchanged';
  if (number === 6) return 'changed';
  if (number === 12) return 'new';
  if (number === 15) return 'removed';
  if (number === 17 && width < breakpoint.mobile) return 'error';
  if (name === 'Loading' && width === WIDTHS.at(-1) && number % 7 === 0) return 'error';
  return 'unchanged';
}

function rowOf(place: Place, status: Status, file: NonNullable<SampleOptions['file']>): ResultRow {
  const { part: _part, number, ...it } = place;
  const { story, locale, width, mode } = it;
  const snapshot = `${story}/${locale}/${width}${mode === undefined ? '' : `+${mode}`}`;
  const none = status === 'unchanged' || status === 'flaky';
  const changed = status === 'changed';
  const base = status !== 'new' && !none;
  const now = status !== 'removed' && !none;
  const height = 900 + (number % 5) * 300;
  const at = { snapshot, width };
  return {
    snapshot,
    ...it,
    browser: 'chromium',
    status,
    ...(changed && { severity: severityOf(place) }),
    ...(APPROVABLE.includes(status) && { digest: `${status} ${number}` }),
    reason: REASONS[status] ?? '',
    ...(status === 'unchanged' &&
      number % 3 !== 0 && { skipped: 'nothing it is made of has changed' }),
    files: {
      ...(base && { expected: file(at, 'expected') }),
      ...(now && { actual: file(at, 'actual') }),
      ...(changed && { diff: file(at, 'diff') }),
    },
    sizes: {
      ...(base && { expected: { width, height } }),
      ...(now && { actual: { width, height: height + (number % 2) * 24 } }),
    },
    changes: changed ? changesOf(place) : [],
    findings: locale === 'vi' && width === WIDTHS[0] && number % 11 === 4 ? [CLIPPED] : [],
    problems: number === 22 && locale === 'en' ? [CONTRAST] : [],
    ...(changed && number === 10 && { approved: 'The header is 4 px lower' }),
  };
}

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
  new: 'The base has no such story.',
  removed: 'The story does not take this width any more.',
  error: 'TypeError: links is undefined\n    at DownloadPopup',
  flaky: 'Changed at first; the same from fresh pages.',
};

function changesOf({ part, locale, width }: Place): readonly Change[] {
  const text = LABELS[locale] ?? 'Get app';
  const selector =
    part === 'popup' ? 'dialog > p' : part === 'header' ? 'header > a' : 'main > button';
  const key = part === 'popup' ? 'popup.lead' : 'header.get-app';
  const box = { x: width - 168, y: 18, width: 96 + text.length * 4, height: 44 };
  const nav = { x: 180, y: 26, width: 420, height: 28 };
  const button: Change = { box, selector, text, key };
  if (part !== 'header') return [button];
  return [button, { box: nav, selector: 'header > nav', text: '', key: '' }];
}
