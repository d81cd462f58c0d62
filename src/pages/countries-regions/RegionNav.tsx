import styled from 'styled-components';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { focusWithoutScrolling, scrollBehavior } from '../../navigation/scroll.ts';
import { Button } from '../../primitives/Button.tsx';
import { mobileGutter, row } from '../../primitives/Layout.tsx';
import { cssVar, fade, media } from '../../theme/css.ts';
import { type Region, REGIONS } from './countries.ts';
import { regionId } from './group-countries.ts';
import type { Country } from './search.ts';

/** A button for each region, with its number of results; it scrolls to the region. On a phone the row scrolls sideways. */
export function RegionNav({ found }: { found: readonly Country[] }) {
  const t = useTranslate();
  // All buttons would be disabled, and the row could not be scrolled by keyboard.
  if (found.length === 0) return null;
  return (
    <Row aria-label={t('countries.regions')}>
      {(Object.keys(REGIONS) as Region[]).map((region) => {
        const count = found.filter(({ code }) => REGIONS[region].includes(code)).length;
        return (
          <Button
            key={region}
            $variant="ghost"
            $size="small"
            disabled={count === 0}
            onClick={() => scrollToRegion(region)}
          >
            {t(`countries.region.${region}`)}
            <span>{count}</span>
          </Button>
        );
      })}
    </Row>
  );
}

function scrollToRegion(region: Region): void {
  const section = document.getElementById(regionId(region));
  section?.scrollIntoView({ behavior: scrollBehavior() });
  focusWithoutScrolling(section?.querySelector('h2') ?? null);
}

const Row = styled.nav`
  ${row('2')}
  overflow-x: auto;
  scrollbar-width: none;
  /* Room for the focus ring. */
  padding-block: ${cssVar('space-1')};

  > button {
    flex: none;
    padding-inline: ${cssVar('space-4')};
    white-space: nowrap;
  }

  > button:disabled {
    opacity: 0.5;
  }

  span {
    color: ${cssVar('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  ${media.mobile} {
    margin-inline: calc(-1 * ${mobileGutter});
    padding-inline: ${mobileGutter} calc(2 * ${mobileGutter});
    scroll-padding-inline: ${mobileGutter} calc(2 * ${mobileGutter});
    mask-image: ${fade('to right', `calc(100% - 2 * ${mobileGutter})`, '100%')};
  }
`;
