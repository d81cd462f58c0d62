/**
 * The harness's settings for this site. With `site.node.ts` it is the only file that imports from
 * outside `tests/visual`: another project changes these two. The Storybook's preview loads this
 * file as well, so it imports no Node module.
 */
import { breakpoint, viewport } from '../../src/theme/generated/tokens.ts';

export { SCENARIO_NAMES } from '../../mocks/distribution/scenarios.ts';
export { FALLBACK_LOCALE, LOCALES, isLocale } from '../../src/i18n/locales.ts';
export { MESSAGE_IDS } from '../../stories/support/message-ids.ts';
export { breakpoint } from '../../src/theme/generated/tokens.ts';

/** The toolbar's pseudo-locale: English, accented and 40 % longer. */
export const PSEUDO_LOCALE = 'en-XA';

const { mobile, scrollEffects, lg, tablet, xl } = breakpoint;
const PHONE = viewport.fluidMin;

/** In CSS px, narrow to wide: a phone, both sides of the main breakpoints, a desktop. */
export const WIDTHS: readonly number[] = [
  PHONE,
  ...[mobile, mobile + 1],
  ...[scrollEffects - 1, scrollEffects],
  ...[lg - 1, lg],
  ...[tablet, tablet + 1],
  ...[xl - 1, xl],
  viewport.fluidMax,
];

/** Where the layout of the site may change, in CSS px of the viewport (VIS-19). */
export const BREAKPOINTS = {
  /** The widest viewport with the mobile layout; stories may behave differently in a wider one. */
  mobile,
  width: [mobile, scrollEffects, lg, tablet, xl],
  height: [breakpoint.landscapePhone, breakpoint.popupShort, breakpoint.short],
} as const;

/** Title prefix of the stories of primitives. */
export const PRIMITIVES = 'Primitives/';

/** The widths of primitives, which have no breakpoints of their own. */
export const PRIMITIVE_WIDTHS: readonly number[] = [PHONE, xl];

/** Glob from the repository's root. */
export const STORY_FILES = 'stories/**/*.stories.tsx';

/** Title prefixes of stories whose texts are only examples, which no visitor sees. */
export const EXAMPLE_STORIES: readonly string[] = [PRIMITIVES, 'Visual report/'];

/** The states of the specification, and the stories that must show them (VIS-10). */
export const STATES: Readonly<Record<string, readonly string[]>> = {
  language: ['features-language-switch--closed', 'pages-home--all'],
  'header: mobile menu open': ['features-header--menu-open'],
  'header: mobile menu closed': ['features-header--menu-closed'],
  'header: language dropdown open': ['features-header--language-open'],
  'header: language dropdown closed': ['features-header--language-closed'],
  'header: popup visible': ['features-header--popup-visible'],
  'header: popup hidden': ['features-header--popup-hidden'],
  'header: active section home': ['features-header--active-home'],
  'header: active section ai-wallet': ['features-header--active-ai-wallet'],
  'header: active section stablecoin': ['features-header--active-stablecoin'],
  'header: active section earn-dapp': ['features-header--active-earn-dapp'],
  'header: active section bankcard': ['features-header--active-bank-card'],
  'popup visible': ['features-download-popup--options'],
  'popup hidden': ['features-download-popup--hidden'],
  'FAQ open item none': ['pages-home-faq--open-none'],
  'FAQ open item 0': ['pages-home-faq--open-0'],
  'FAQ open item 1': ['pages-home-faq--open-1'],
  'FAQ open item 2': ['pages-home-faq--open-2'],
  'FAQ open item 3': ['pages-home-faq--open-3'],
  'enterprise-link loading': ['features-download-popup--timeout'],
};

/** The story that must show a scenario of the mocked service (VIS-10). */
export function scenarioStory(scenario: string): string {
  return `features-download-popup--${scenario}`;
}
