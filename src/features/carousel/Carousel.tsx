import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { useMediaQuery } from '../../browser/use-media-query.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { cssVar } from '../../theme/css-var.ts';
import { condition, media } from '../../theme/media.ts';
import { TEXT_STYLES } from '../../theme/text-styles.ts';
import { slideSize } from './slides.ts';
import { useInViewOnce } from './use-in-view-once.ts';

const SwiperCarousel = lazyComponent(
  () => import('./SwiperCarousel.tsx'),
  (module) => module.SwiperCarousel,
);

/** One slide. */
export type CarouselItem = { id: string; content: ReactNode };

type CarouselProps = {
  title: ReactNode;
  /** What the slides are: the name of their list. */
  label: string;
  items: readonly CarouselItem[];
  /** The text of the one control, and its name for those who cannot see what it is about. */
  control: (running: boolean) => { text: string; name: string };
  /** Whether it begins paused; it then loads nothing until it is played. */
  initiallyPaused?: boolean;
};

/**
 * A row of slides that goes round without end and that only its control stops, or the visitor's
 * wish for less motion (HOME-9), which shows them all at once. Until its code has come, and without
 * JavaScript or when the code cannot be fetched, it is a row that scrolls: same slides, same height.
 */
export function Carousel({ title, label, items, control, initiallyPaused = false }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const calm = useMediaQuery(condition.reducedMotion);
  const near = useInViewOnce(frame);
  const [paused, setPaused] = useState(initiallyPaused);
  const [code, setCode] = useState<'waiting' | 'here' | 'missing'>('waiting');
  const wanted = near && !calm && !paused && code === 'waiting';

  useEffect(() => {
    if (!wanted) return;
    let left = false;
    SwiperCarousel.preload().then(
      () => !left && setCode('here'),
      (error: unknown) => {
        console.error('The carousel stays still', error);
        if (!left) setCode('missing');
      },
    );
    return () => {
      left = true;
    };
  }, [wanted]);

  const runs = code === 'here' && !calm;
  // A control only where there is, or can be, something to stop.
  const controlled = near !== undefined && !calm && code !== 'missing';
  const { text, name } = control(!paused);
  return (
    <Frame>
      <Head>
        <p>{title}</p>
        {controlled && (
          <Control aria-label={name} onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {text}
          </Control>
        )}
      </Head>
      <Window ref={frame} data-playing={runs}>
        {/* Where it scrolls, the keyboard must be able to scroll it. */}
        <Row
          className="swiper-wrapper"
          role="list"
          aria-label={label}
          {...(!runs && !calm && { tabIndex: 0 })}
        >
          {items.map(({ id, content }) => (
            <Slide key={id} className="swiper-slide">
              {content}
            </Slide>
          ))}
          {/* Once more, so that the first can follow the last while both are in view. */}
          {runs &&
            items.map(({ id, content }) => (
              <Slide key={`${id} again`} className="swiper-slide" aria-hidden>
                {content}
              </Slide>
            ))}
        </Row>
      </Window>
      {runs && <SwiperCarousel frame={frame} paused={paused} />}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;

  /* The row comes out of the ground and goes back into it. */
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

  ${media.reducedMotion} {
    &::before,
    &::after {
      display: none;
    }
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      display: none;
    }
  }
`;

const Head = styled.div`
  ${TEXT_STYLES.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${cssVar('space-4')};
  min-height: ${cssVar('size-target')};
  color: ${cssVar('color-text-muted')};
`;

const Control = styled.button.attrs({ type: 'button' })`
  ${TEXT_STYLES.label}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-target')};
  min-width: ${cssVar('size-target')};

  > svg {
    width: ${cssVar('size-icon-small')};
    height: ${cssVar('size-icon-small')};
    stroke-width: 1.5;
  }

  ${media.hover} {
    &:hover {
      color: ${cssVar('color-text-default')};
    }
  }
`;

const Window = styled.div`
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
  /* Swiper's steps follow each other at one pace, as one motion. */
  transition-property: transform;
  transition-timing-function: linear;

  &:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    flex-wrap: wrap;
    justify-content: center;
    column-gap: calc(${cssVar('carousel-gap')} * 1px);
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
    height: ${cssVar('space-13')};
    margin-inline-end: 0;
  }
`;
