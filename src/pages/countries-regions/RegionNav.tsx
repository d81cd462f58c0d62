import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { focusWithoutScrolling, scrollBehavior } from '../../navigation/scroll.ts';
import { mobileGutter } from '../../primitives/Layout.tsx';
import { cssVar, fade, forcedColorsBorder, hiddenIn, hovered, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { type Region, REGIONS } from './countries.ts';
import { regionId } from './group-countries.ts';
import type { Country } from './search.ts';
import { useRegionInView } from './use-region-in-view.ts';

/**
 * A button for each region, with its number of results; it scrolls to the region. A table of contents beside the
 * list; above the list one row, which scrolls sideways on a phone and keeps the region in view there.
 */
export function RegionNav({ found }: { found: readonly Country[] }) {
  const t = useTranslate();
  const inView = useRegionInView(found);
  const row = useRef<HTMLElement>(null);

  const shown = useRef(inView);
  useEffect(() => {
    const { current } = row;
    if (!current || shown.current === inView) return;
    shown.current = inView;
    const button = current.querySelector<HTMLElement>('[aria-current]');
    const start = Number.parseFloat(getComputedStyle(current).paddingInlineStart);
    // Not scrollIntoView, which would end a smooth scroll of the page.
    current.scrollTo({ left: (button?.offsetLeft ?? 0) - start, behavior: scrollBehavior() });
  }, [inView]);

  // All buttons would be disabled, and the row could not be scrolled by keyboard.
  if (found.length === 0) return null;
  return (
    <Regions ref={row} aria-label={t('countries.regions')}>
      {(Object.keys(REGIONS) as Region[]).map((region) => {
        const count = found.filter(({ code }) => REGIONS[region].includes(code)).length;
        return (
          <button
            key={region}
            type="button"
            aria-current={region === inView ? 'true' : undefined}
            disabled={count === 0}
            onClick={() => scrollToRegion(region)}
          >
            {t(`countries.region.${region}`)}
            <span>{count}</span>
          </button>
        );
      })}
    </Regions>
  );
}

function scrollToRegion(region: Region): void {
  const section = document.getElementById(regionId(region));
  section?.scrollIntoView({ behavior: scrollBehavior() });
  focusWithoutScrolling(section?.querySelector('h2') ?? null);
}

const Regions = styled.nav`
  position: relative;

  > button {
    ${TEXT_STYLES.label}
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${cssVar('space-3')};
    position: relative;
    width: 100%;
    min-height: ${cssVar('size-target')};
    padding-block: ${cssVar('space-3')};
    border-bottom: ${cssVar('size-hairline')} solid ${cssVar('color-line-subtle')};
    color: ${cssVar('color-text-soft')};
    font-weight: ${cssVar('font-weight-medium')};
    text-align: start;
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

  /* The line of the region in view. */
  > button::after {
    content: '';
    position: absolute;
    inset: auto 0 calc(-1 * ${cssVar('size-hairline')});
    border-bottom: ${cssVar('size-focus-ring')} solid;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${cssVar('duration-normal')} ${cssVar('easing-out')};
  }

  > button[aria-current]::after {
    transform: none;
  }

  ${media.belowXl} {
    display: flex;
    gap: ${cssVar('space-2')};
    overflow-x: auto;
    scrollbar-width: none;
    /* Room for the focus ring. */
    padding-block: ${cssVar('space-1')};

    > button {
      flex: none;
      align-items: center;
      gap: ${cssVar('space-2')};
      width: auto;
      padding: ${cssVar('space-2')} ${cssVar('space-4')};
      border: 0;
      border-radius: ${cssVar('radius-pill')};
      white-space: nowrap;
    }

    > button[aria-current] {
      background: ${cssVar('color-text-default')};
      color: ${cssVar('color-surface-page')};

      ${forcedColorsBorder}
    }

    > button[aria-current] > span {
      color: inherit;
    }

    > button::after {
      display: none;
    }
  }

  ${media.mobile} {
    margin-inline: calc(-1 * ${mobileGutter});
    padding-inline: ${mobileGutter} calc(3 * ${mobileGutter});
    scroll-padding-inline: ${mobileGutter} calc(3 * ${mobileGutter});
    mask-image:
      ${fade('to right', `calc(100% - 3 * ${mobileGutter})`, '100%')},
      ${fade('to left', `calc(100% - ${mobileGutter})`, '100%')};
    mask-composite: intersect;
  }

  ${hiddenIn('print')}
`;
