/** `fit.json`: how much each message may grow, one line a message and language (VIS-18). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../site.node.ts';
import type { Effect } from './page-layout.ts';
import type { TextFont } from './shape-text.ts';

export const FIT_FILE = join(import.meta.dirname, 'fit.json');

/** Why a message has no limit. */
export const REASONS = {
  notOneText: 'an argument or a tag',
  notShown: 'in no story of a feature or page as a text of its own',
  width: 'drawn in another width than its fonts say',
} as const;

/** The tightest place of a message in a language; lengths in CSS px. */
export interface Limit {
  /** By how much the text may grow. */
  readonly room: number;
  /** The effect of a longer text; `fits`: none for a text that is `room` longer, the longest that was tried. */
  readonly beyond: Effect | 'fits';
  readonly width: number;
  readonly font: string;
  /** `<story id>/<width of the viewport>` */
  readonly at: string;
}

export interface FitFile {
  /** By `<id> <locale>`. */
  readonly limits: Readonly<Record<string, Limit>>;
  /** By id, messages that have several lines somewhere: one line more or less is no mistake. */
  readonly paragraphs: Readonly<Record<string, readonly Locale[]>>;
  /** Why there is no limit, by reason and id. */
  readonly unmeasured: Readonly<Record<string, Readonly<Record<string, readonly Locale[]>>>>;
}

/** A style as a limit's `font`. */
export function fontOf(style: TextFont): string {
  const { weight, size, family, letterSpacing, wordSpacing } = style;
  return [
    `${weight} ${size}px ${family}`,
    ...(letterSpacing === 0 ? [] : [`letter-spacing ${letterSpacing}px`]),
    ...(wordSpacing === 0 ? [] : [`word-spacing ${wordSpacing}px`]),
    ...(style.isUppercase ? ['uppercase'] : []),
    ...(style.isTabular ? ['tabular-nums'] : []),
    ...(style.isHalfPunctuation ? ['halt'] : []),
  ].join(', ');
}

/** The style of a limit's `font`. @throws Error for another text. */
export function styleOf(font: string): TextFont {
  const [, weight, size, family] = /^(\d+) ([\d.]+)px ([^,]+)/.exec(font) ?? [];
  if (family === undefined) throw new Error(`"${font}" is no font of ${FIT_FILE}.`);
  const spacing = (name: string) =>
    Number(new RegExp(`${name} (-?[\\d.]+)px`).exec(font)?.[1] ?? 0);
  return {
    family,
    weight: Number(weight),
    size: Number(size),
    letterSpacing: spacing('letter-spacing'),
    wordSpacing: spacing('word-spacing'),
    isUppercase: font.includes(', uppercase'),
    isTabular: font.includes(', tabular-nums'),
    isHalfPunctuation: font.includes(', halt'),
  };
}

/** @throws Error when there is no such file. */
export function readFitFile(path = FIT_FILE): FitFile {
  return JSON.parse(readFileSync(path, 'utf8')) as FitFile;
}

export function writeFitFile(file: FitFile, path = FIT_FILE): void {
  writeFileSync(path, formatFitFile(file));
}

/** One line a message and language, so that a change is one line. */
export function formatFitFile({ limits, paragraphs, unmeasured }: FitFile): string {
  const lines = (record: object, indent: string) =>
    Object.entries(record)
      .map(([key, value]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const reasons = Object.entries(unmeasured).map(
    ([reason, ids]) => `    ${JSON.stringify(reason)}: {\n${lines(ids, '      ')}\n    }`,
  );
  return `{
  "limits": {
${lines(limits, '    ')}
  },
  "paragraphs": {
${lines(paragraphs, '    ')}
  },
  "unmeasured": {
${reasons.join(',\n')}
  }
}
`;
}
