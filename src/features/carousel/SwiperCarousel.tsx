import { useLayoutEffect, useState, type RefObject } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { onIdle } from '../../browser/on-idle.ts';
import { carousel } from '../../theme/generated/tokens.ts';
import { SLIDES_FROM } from './slides.ts';

type SwiperCarouselProps = {
  /** The frame around the row; the row's element children are the slides, twice over. */
  frame: RefObject<HTMLElement | null>;
  paused: boolean;
};

/**
 * Moves the row of its frame without end (HOME-9); shows nothing itself. Only `paused` stops it,
 * at once and where it is. Leaves the row as it found it. The one place that knows Swiper.
 */
export function SwiperCarousel({ frame, paused }: SwiperCarouselProps) {
  const [swiper, setSwiper] = useState<Swiper>();

  useLayoutEffect(() => {
    if (!frame.current) return;
    const element = frame.current;
    let made: Swiper | undefined;
    // Making it takes a phone longer than a frame, and so does drawing the slides once more: each by
    // itself, since somebody scrolls meanwhile (HOME-11).
    const giveUp = onIdle(() => {
      made = rowOf(element);
      setSwiper(made);
    });
    return () => {
      giveUp();
      made?.destroy();
    };
  }, [frame]);

  useLayoutEffect(() => {
    if (!swiper || swiper.destroyed || paused) return;
    const { wrapperEl } = swiper;
    let next = 0;
    // Another width, or a row that was out of sight, ends the step it is in without a word, and
    // Swiper's autoplay waits for that word.
    const again = () => {
      rest(swiper);
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => go(swiper));
    };
    go(swiper);
    for (const step of stepsOf(swiper)) step.play();
    swiper.on('resize', again);
    wrapperEl.addEventListener('transitioncancel', again);
    return () => {
      cancelAnimationFrame(next);
      wrapperEl.removeEventListener('transitioncancel', again);
      if (swiper.destroyed) return;
      swiper.off('resize', again);
      rest(swiper);
      // Swiper would finish the step it is in: three more seconds of motion.
      for (const step of stepsOf(swiper)) step.pause();
    };
  }, [swiper, paused]);

  return null;
}

/** The frame's row as Swiper's, at rest. */
function rowOf(frame: HTMLElement): Swiper {
  // It may have been scrolled while it was a row that scrolls.
  frame.scrollTo({ left: 0, behavior: 'instant' });
  return new Swiper(frame, {
    modules: [Autoplay],
    loop: true,
    speed: carousel.speed,
    spaceBetween: carousel.gap,
    slidesPerView: carousel.slidesDefault,
    breakpoints: Object.fromEntries(
      SLIDES_FROM.map(({ from, inView }) => [from, { slidesPerView: inView }]),
    ),
    // No rest between two steps, and no hand that could hold it: nothing pauses it.
    autoplay: { enabled: false, delay: 0, disableOnInteraction: false },
    allowTouchMove: false,
  });
}

/** Begins the next step, or waits for the end of the one it is in. */
function go(swiper: Swiper): void {
  if (swiper.destroyed) return;
  swiper.enable();
  // It may have missed the end of a step.
  Object.assign(swiper, { animating: stepsOf(swiper).length > 0 });
  swiper.autoplay.start();
}

/** Begins no other step, also not one that was about to begin. */
function rest(swiper: Swiper): void {
  swiper.autoplay.stop();
  swiper.disable();
}

/** The step that the row is in the middle of, if it is. */
function stepsOf(swiper: Swiper): Animation[] {
  return swiper.wrapperEl.getAnimations();
}
