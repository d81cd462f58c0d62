import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pause, Play } from 'lucide';
import { Icon } from '../../primitives/Icon.tsx';
import styled from 'styled-components';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { icon, row } from '../../primitives/Layout.tsx';
import { condition, cssVar, hovered, media } from '../../theme/css.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { carousel } from '../../theme/generated/tokens.ts';
import { slideSize, slideWidth } from './slides.ts';
import { useInViewOnce } from './use-in-view-once.ts';

const SwiperCarousel = lazyComponent(
  () => import('./SwiperCarousel.tsx'),
  (module) => module.SwiperCarousel,
);

type CarouselProps = {
  title: ReactNode;
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  playPauseLabels: (isPlaying: boolean) => { text: string; name: string };
  /** Loads no code until it is played. */
  initiallyPaused?: boolean;
};

/**
 * An endless carousel; only its button pauses it (HOME-9). Reduced motion shows all slides. If its
 * code fails to load, the visitor can scroll the row.
 */
export function Carousel({
  title,
  label,
  items,
  playPauseLabels,
  initiallyPaused = false,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const prefersReducedMotion = useMediaQuery(condition.reducedMotion);
  const inView = useInViewOnce(viewport);
  const [isPaused, setIsPaused] = useState(initiallyPaused);
  const [loadState, setLoadState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const shouldLoad = inView && !prefersReducedMotion && !isPaused && loadState === 'loading';

  useEffect(() => {
    if (!shouldLoad) return;
    let cancelled = false;
    SwiperCarousel.preload().then(
      () => !cancelled && setLoadState('loaded'),
      (error: unknown) => {
        console.error('The carousel stays still', error);
        if (!cancelled) setLoadState('failed');
      },
    );
    return () => {
      cancelled = true;
    };
  }, [shouldLoad]);

  const isRunning = loadState === 'loaded' && !prefersReducedMotion;
  const hasButton = inView !== undefined && !prefersReducedMotion && loadState !== 'failed';
  const { text, name } = playPauseLabels(!isPaused);
  return (
    <Root>
      <Toolbar>
        <p>{title}</p>
        {hasButton && (
          <PlayPauseButton aria-label={name} onClick={() => setIsPaused(!isPaused)}>
            <Icon icon={isPaused ? Play : Pause} fill="currentColor" />
            {text}
          </PlayPauseButton>
        )}
      </Toolbar>
      <Viewport ref={viewport} data-playing={isRunning}>
        {/* A scrollable row must be focusable. */}
        <Row
          className="swiper-wrapper"
          role="list"
          aria-label={label}
          {...(!isRunning && !prefersReducedMotion && { tabIndex: 0 })}
        >
          {/* A second copy, so that the first slide can follow the last. */}
          {[items, isRunning ? items : []].map((copy, index) =>
            copy.map(({ id, content }) => (
              <Slide
                key={`${id} ${index}`}
                className="swiper-slide"
                aria-hidden={index > 0 || undefined}
              >
                {content}
              </Slide>
            )),
          )}
        </Row>
      </Viewport>
      {isRunning && <SwiperCarousel viewport={viewport} isPaused={isPaused} />}
    </Root>
  );
}

const Root = styled.div`
  position: relative;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: ${cssVar('z-raised')};
    bottom: 0;
    width: ${cssVar('space-6')};
    height: ${cssVar('space-14')};
    background: linear-gradient(to var(--to), ${cssVar('color-surface-page')}, transparent);
    pointer-events: none;
  }

  &::before {
    --to: right;
    left: 0;
  }

  &::after {
    --to: left;
    right: 0;
  }

  ${media.reducedMotion}, (forced-colors: active) {
    &::before,
    &::after {
      display: none;
    }
  }
`;

const Toolbar = styled.div`
  ${TEXT_STYLES.label}
  ${row('4', 'space-between')}
  min-height: ${cssVar('size-target')};
  color: ${cssVar('color-text-muted')};
`;

const PlayPauseButton = styled.button.attrs({ type: 'button' })`
  ${TEXT_STYLES.label}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-target')};
  min-width: ${cssVar('size-target')};

  > svg {
    ${icon('size-icon-small')}
  }

  ${hovered(`color: ${cssVar('color-text-default')};`)}
`;

const Viewport = styled.div`
  overflow: auto hidden;
  scrollbar-width: none;

  &[data-playing='true'] {
    overflow: hidden;
  }

  &:has(> :focus-visible) {
    outline: ${cssVar('size-focus-ring')} solid ${cssVar('color-focus-ring')};
    outline-offset: calc(-1 * ${cssVar('size-focus-ring')});
    border-radius: ${cssVar('radius-small')};
  }
`;

const Row = styled.ul`
  color: ${cssVar('color-text-soft')};
  display: flex;
  /* One constant speed across Swiper's steps. */
  transition-property: transform;
  transition-timing-function: linear;

  &:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    flex-wrap: wrap;
    column-gap: ${carousel.gap}px;

    @media (min-width: ${carousel.fourFrom}px) {
      flex-wrap: nowrap;
      justify-content: space-between;
    }
  }
`;

const Slide = styled.li`
  ${slideSize}
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  height: ${cssVar('space-14')};

  &:last-child {
    margin-inline-end: 0;
  }

  ${media.reducedMotion} {
    /* Columns in which no slide is alone in its row: 3 + 2 + 2 slides, 4 + 3, or all 7. */
    place-items: center start;
    width: ${slideWidth(3)};
    height: ${cssVar('space-12')};
    margin-inline-end: 0;

    svg {
      width: auto;
      max-height: 6.2vw;
    }

    @media (width < ${carousel.threeFrom}px) {
      &:nth-child(5) {
        margin-inline-end: ${slideWidth(3)};
      }
    }

    @media (min-width: ${carousel.threeFrom}px) {
      width: ${slideWidth(4)};
    }

    @media (min-width: ${carousel.fourFrom}px) {
      width: auto;
      height: ${cssVar('space-13')};
    }
  }
`;
