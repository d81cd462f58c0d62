import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { focusWithoutScrolling, scrollBehavior } from '../../navigation/scroll.ts';
import { mobileGutter } from '../../primitives/Layout.tsx';
import { cssVar, fade, hiddenIn, hovered, media, visuallyHidden } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import type { Region } from './countries.ts';
import { groupCountries, listRegions, regionId } from './group-countries.ts';
import { stickyMedia } from './layout.ts';
import type { Country } from './search.ts';
import { useRegionInView } from './use-region-in-view.ts';

/**
 * A button for each region, with its number of results; it scrolls to the region. One row, which scrolls
 * sideways on a phone and keeps the region in view there.
 */
export function RegionNav({ countries }: { countries: readonly Country[] }) {
  const t = useTranslate();
  const { locale } = useIntl();
  const regionInView = useRegionInView(countries);
  const row = useRef<HTMLElement>(null);

  const previousRegion = useRef(regionInView);
  useEffect(() => {
    const { current } = row;
    if (!current || previousRegion.current === regionInView) return;
    previousRegion.current = regionInView;
    const button = current.querySelector<HTMLElement>('[aria-current]');
    const start = Number.parseFloat(getComputedStyle(current).paddingInlineStart);
    // Not scrollIntoView, which would end a smooth scroll of the page.
    current.scrollTo({ left: (button?.offsetLeft ?? 0) - start, behavior: scrollBehavior() });
  }, [regionInView]);

  // Without results, all buttons would be disabled, and the row could not be scrolled by keyboard.
  if (countries.length === 0) return null;
  const groups = new Map(
    groupCountries(countries, locale).map((group) => [group.region, group.countries]),
  );
  return (
    <Bar>
      <Regions ref={row} aria-label={t('countries.regions')}>
        {listRegions(locale).map((region) => {
          const count = groups.get(region)?.length ?? 0;
          return (
            <button
              key={region}
              type="button"
              aria-current={region === regionInView ? 'true' : undefined}
              disabled={count === 0}
              onClick={() => scrollToRegion(region)}
            >
              {t(`countries.region.${region}`)}
              <span>{count}</span>
            </button>
          );
        })}
      </Regions>
    </Bar>
  );
}

function scrollToRegion(region: Region): void {
  const section = document.getElementById(regionId(region));
  section?.scrollIntoView({ behavior: scrollBehavior() });
  focusWithoutScrolling(section?.querySelector('h2') ?? null);
}

/**
 * Beside the sticky search field on a wide screen, otherwise below it. Covers the names that scroll behind both. Its
 * height and margin are also in `--below-field` (layout.ts).
 */
const Bar = styled.div`
  position: relative;
  z-index: ${cssVar('z-raised')};
  display: flex;
  align-items: center;
  justify-content: end;
  min-height: calc(var(--bar-end) - var(--header-end));
  margin-bottom: ${cssVar('space-5')};
  background: ${cssVar('color-surface-page')};

  ${stickyMedia} {
    position: sticky;
    top: var(--header-end);
  }

  /* Names fade out. */
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: ${cssVar('space-5')};
    background: linear-gradient(${cssVar('color-surface-page')}, transparent);
    pointer-events: none;
  }

  ${media.belowXl} {
    justify-content: start;
    min-height: 0;
    margin-block: ${cssVar('space-3')} ${cssVar('space-5')};

    ${stickyMedia} {
      top: var(--bar-end);
    }

    /* Behind the field. */
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: calc(var(--bar-end) - var(--header-end));
      background: ${cssVar('color-surface-page')};
    }
  }

  ${hiddenIn('print')}
`;

const Regions = styled.nav`
  position: relative;
  display: flex;
  gap: ${cssVar('space-6')};
  min-width: 0;
  max-width: calc(100% - var(--field-width) - ${cssVar('space-6')});
  overflow-x: auto;
  scrollbar-width: none;
  /* Room for the focus ring. */
  padding-inline: ${cssVar('space-1')};
  margin-inline: calc(-1 * ${cssVar('space-1')});

  > button {
    ${TEXT_STYLES.label}
    display: flex;
    flex: none;
    align-items: center;
    gap: ${cssVar('space-2')};
    position: relative;
    min-height: ${cssVar('size-target')};
    color: ${cssVar('color-text-soft')};
    font-weight: ${cssVar('font-weight-medium')};
    white-space: nowrap;
    transition: color ${cssVar('duration-fast')};
    ${hovered(`color: ${cssVar('color-text-default')};`)}
  }

  > button[aria-current] {
    color: ${cssVar('color-text-default')};
  }

  > button:disabled {
    opacity: 0.5;
  }

  > button > span {
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  /* Underlines the region in view. */
  > button::after {
    content: '';
    position: absolute;
    inset: auto 0 ${cssVar('space-1')};
    border-bottom: ${cssVar('size-focus-ring')} solid;
    /* Chromium leaves a px of a line that is only scaled to nothing. */
    visibility: hidden;
    transform: scaleX(0);
    transform-origin: left;
    transition: ${cssVar('duration-normal')} ${cssVar('easing-out')};
    transition-property: transform, visibility;
  }

  > button[aria-current]::after {
    visibility: inherit;
    transform: none;
  }

  ${media.belowXl} {
    max-width: none;
    padding-block: ${cssVar('space-1')};
  }

  ${media.mobile} {
    gap: ${cssVar('space-4')};
    margin-inline: calc(-1 * ${mobileGutter});
    padding-inline: ${mobileGutter} calc(2 * ${mobileGutter});
    scroll-padding-inline: ${mobileGutter} calc(2 * ${mobileGutter});
    mask-image:
      ${fade('to right', `calc(100% - 2 * ${mobileGutter})`, '100%')},
      ${fade('to left', `calc(100% - ${mobileGutter})`, '100%')};
    mask-composite: intersect;
  }

  /* Without the counts, more regions are in view, and a part of the next one. */
  ${media.phone} {
    gap: ${cssVar('space-3')};

    > button > span {
      ${visuallyHidden}
    }
  }
`;
