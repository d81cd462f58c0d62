import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../browser/detect-platform.ts';
import { useClientValue } from '../../hydration/use-client-value.ts';
import { useInApp } from '../../browser/use-in-app.ts';
import { useScrolled } from '../../browser/use-scrolled.ts';
import { HeroSection } from '../../primitives/HeroSection.tsx';
import { cssVar } from '../../theme/css-var.ts';
import type { VerificationProps } from './verification/Verification.tsx';

const yes = () => true;

/**
 * Something a page can do without: its code is fetched once `wanted`, so that it costs the first
 * load nothing, and where it cannot be had the page goes on without. `room` keeps its place.
 */
function LazyVerification({ wanted, hint = false, room }: VerificationProps & { wanted: boolean }) {
  const [Late, setLate] = useState<ComponentType<VerificationProps> | null>();
  useEffect(() => {
    if (!wanted) return;
    import('./verification/Verification.tsx').then(
      ({ Verification: Trust }) => setLate(() => Trust),
      () => setLate(null),
    );
  }, [wanted]);
  if (Late === null) return null;
  return Late ? <Late hint={hint} room={room} /> : room;
}

/**
 * On a phone, inside an app's own browser: how to open the page in the phone's browser (FAULT-33,
 * FAULT-34). Nothing anywhere else, not even the code; and never a jump that nobody asked for.
 */
export function InAppBrowserHint({ platform }: { platform: Platform | undefined }): ReactNode {
  const inApp = useInApp();
  return (
    inApp && /ios|android/.test(platform ?? '') && <LazyVerification wanted hint room={<Room />} />
  );
}

/**
 * How to tell the genuine app, below the fold; fetched when the visitor first scrolls. Until then
 * there is a screen's worth of room, so that nothing in view moves; none in a document that no
 * script may ever fill.
 */
export function VerifyAppSection() {
  const scrolled = useScrolled();
  const alive = useClientValue(yes);
  return (
    alive && <LazyVerification wanted={scrolled} room={<HeroSection data-surface="paper" />} />
  );
}

/** As tall as the hint is on most phones, so that little moves when it comes. */
const Room = styled.div`
  min-height: ${cssVar('size-hint-placeholder')};
`;
