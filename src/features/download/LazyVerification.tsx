import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../browser/detect-platform.ts';
import { useClientValue } from '../../hydration/use-client-value.ts';
import { useMightBeInApp } from '../../browser/use-in-app.ts';
import { useScrolled } from '../../browser/use-scrolled.ts';
import { HeroSection } from '../../primitives/HeroSection.tsx';
import { cssVar } from '../../theme/css-var.ts';
import type { VerificationProps } from './verification/Verification.tsx';

const onClient = () => true;

/** An optional part of the page: loaded once `wanted`, and left out if loading fails. */
function LazyVerification({
  wanted,
  hint = false,
  placeholder,
}: VerificationProps & { wanted: boolean }) {
  const [Loaded, setLoaded] = useState<ComponentType<VerificationProps> | null>();
  useEffect(() => {
    if (!wanted) return;
    import('./verification/Verification.tsx').then(
      ({ Verification }) => setLoaded(() => Verification),
      () => setLoaded(null),
    );
  }, [wanted]);
  if (Loaded === null) return null;
  return Loaded ? <Loaded hint={hint} placeholder={placeholder} /> : placeholder;
}

/** In an in-app browser on a phone: how to open the page in the phone's browser (FAULT-33, FAULT-34). */
export function InAppBrowserHint({ platform }: { platform: Platform | undefined }): ReactNode {
  const inApp = useMightBeInApp();
  return (
    inApp &&
    /ios|android/.test(platform ?? '') && (
      <LazyVerification wanted hint placeholder={<HintPlaceholder />} />
    )
  );
}

/**
 * How to verify the app, loaded on the first scroll. Until then it reserves the height of a viewport,
 * but not in the prerendered document, which may have no script.
 */
export function VerifyAppSection() {
  const scrolled = useScrolled();
  const isHydrated = useClientValue(onClient);
  return (
    isHydrated && (
      <LazyVerification wanted={scrolled} placeholder={<HeroSection data-surface="paper" />} />
    )
  );
}

/** The height of the hint on most phones. */
const HintPlaceholder = styled.div`
  min-height: ${cssVar('size-hint-placeholder')};
`;
