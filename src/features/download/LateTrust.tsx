import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../platform/device.ts';
import { useDeviceFact } from '../../platform/use-device-fact.ts';
import { useInApp } from '../../platform/use-in-app.ts';
import { useScrolled } from '../../platform/use-scrolled.ts';
import { Stage } from '../../primitives/Stage.tsx';
import { cssVar } from '../../theme/css-var.ts';
import type { TrustProps } from './trust/Trust.tsx';

const yes = () => true;

/**
 * Something a page can do without: its code is fetched once `wanted`, so that it costs the first
 * load nothing, and where it cannot be had the page goes on without. `room` keeps its place.
 */
function LateTrust({ wanted, hint = false, room }: TrustProps & { wanted: boolean }) {
  const [Late, setLate] = useState<ComponentType<TrustProps> | null>();
  useEffect(() => {
    if (!wanted) return;
    import('./trust/Trust.tsx').then(
      ({ Trust }) => setLate(() => Trust),
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
export function AppBrowserHint({ platform }: { platform: Platform | undefined }): ReactNode {
  const inApp = useInApp();
  return inApp && /ios|android/.test(platform ?? '') && <LateTrust wanted hint room={<Room />} />;
}

/**
 * How to tell the genuine app, below the fold; fetched when the visitor first scrolls. Until then
 * there is a screen's worth of room, so that nothing in view moves; none in a document that no
 * script may ever fill.
 */
export function GenuineApp() {
  const scrolled = useScrolled();
  const alive = useDeviceFact(yes);
  return alive && <LateTrust wanted={scrolled} room={<Stage data-surface="paper" />} />;
}

/** As tall as the hint is on most phones, so that little moves when it comes. */
const Room = styled.div`
  min-height: ${cssVar('size-hint')};
`;
