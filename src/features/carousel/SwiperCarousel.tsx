import { useLayoutEffect, useState, type RefObject } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { onIdle } from '../../browser/on-idle.ts';
import { carousel } from '../../theme/generated/tokens.ts';
import { SLIDES_PER_VIEW } from './slides.ts';

type SwiperCarouselProps = {
  /** The element that contains the row; the slides are in it twice. */
  viewport: RefObject<HTMLElement | null>;
  isPaused: boolean;
};

/** Runs Swiper on the row (HOME-9); renders nothing. `isPaused` stops the motion immediately, mid-step. */
export function SwiperCarousel({ viewport, isPaused }: SwiperCarouselProps) {
  const [swiper, setSwiper] = useState<Swiper>();

  useLayoutEffect(() => {
    if (!viewport.current) return;
    const element = viewport.current;
    let created: Swiper | undefined;
    // On a phone, creating Swiper and rendering the copies each take a frame, so they are separate tasks (HOME-11).
    const cancel = onIdle(() => {
      created = createSwiper(element);
      setSwiper(created);
    });
    return () => {
      cancel();
      created?.destroy();
    };
  }, [viewport]);

  useLayoutEffect(() => {
    if (!swiper || swiper.destroyed || isPaused) return;
    const { wrapperEl } = swiper;
    let frameId = 0;
    // Resizing or leaving the screen ends the transition without the `transitionend` Swiper needs.
    const restart = () => {
      pauseAutoplay(swiper);
      cancelAnimationFrame(frameId);
      frameId = requestAnimationFrame(() => resumeAutoplay(swiper));
    };
    resumeAutoplay(swiper);
    for (const transition of runningTransitions(swiper)) transition.play();
    swiper.on('resize', restart);
    wrapperEl.addEventListener('transitioncancel', restart);
    return () => {
      cancelAnimationFrame(frameId);
      wrapperEl.removeEventListener('transitioncancel', restart);
      if (swiper.destroyed) return;
      swiper.off('resize', restart);
      pauseAutoplay(swiper);
      // Swiper would finish the current step: three more seconds of motion.
      for (const transition of runningTransitions(swiper)) transition.pause();
    };
  }, [swiper, isPaused]);

  return null;
}

function createSwiper(viewport: HTMLElement): Swiper {
  // The visitor may have scrolled the row before Swiper was created.
  viewport.scrollTo({ left: 0, behavior: 'instant' });
  return new Swiper(viewport, {
    modules: [Autoplay],
    loop: true,
    speed: carousel.speed,
    spaceBetween: carousel.gap,
    slidesPerView: carousel.slidesDefault,
    breakpoints: Object.fromEntries(
      SLIDES_PER_VIEW.map(({ minWidth, count }) => [minWidth, { slidesPerView: count }]),
    ),
    autoplay: { enabled: false, delay: 0, disableOnInteraction: false },
    allowTouchMove: false,
  });
}

function resumeAutoplay(swiper: Swiper): void {
  if (swiper.destroyed) return;
  swiper.enable();
  // Swiper may have missed the end of a transition.
  Object.assign(swiper, { animating: runningTransitions(swiper).length > 0 });
  swiper.autoplay.start();
}

/** `disable` also prevents a step that is already scheduled. */
function pauseAutoplay(swiper: Swiper): void {
  swiper.autoplay.stop();
  swiper.disable();
}

function runningTransitions(swiper: Swiper): Animation[] {
  return swiper.wrapperEl.getAnimations();
}
