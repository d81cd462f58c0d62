import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Platform } from '../../browser/detect-platform.ts';
import { useInAppBrowser } from '../../browser/in-app-browser.ts';
import { useSiteAddress } from '../../browser/use-site-address.ts';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { PrerenderedPart } from '../../hydration/PrerenderedPart.tsx';
import { NamespaceProvider } from '../../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';
import { cssVar } from '../../theme/css.ts';
import type { VerifyAppProps } from './verification/VerifyApp.tsx';
import { downloadPageUrl } from './download-options.ts';
import type { ScanTileProps } from './ScanTile.tsx';

const NAMESPACES: readonly Namespace[] = ['verify'];

const Verification = lazyComponent(
  () => import('./verification/Verification.tsx'),
  (module) => module.Verification,
);
const OpenInBrowser = lazyComponent(
  () => import('./verification/OpenInBrowser.tsx'),
  (module) => module.OpenInBrowser,
);

/** On a computer only: a phone does not load it. */
const ScanTile = lazyComponent(
  () => import('./ScanTile.tsx'),
  (module) => module.ScanTile,
);

/** For the routes with a {@link verifySection}. */
export const verification = { components: [Verification], namespaces: NAMESPACES };

/**
 * The ways to install the app, and how to verify it (DL-5). Prerendered; its code loads on interaction.
 * If that fails, the prerendered markup stays. A constant, as {@link DeferHydration} requires.
 */
export const verifySection = (options: VerifyAppProps = {}) => (
  <OptionalBoundary fallback={<PrerenderedPart />}>
    <DeferHydration>
      <NamespaceProvider namespaces={NAMESPACES}>
        <Verification {...options} />
      </NamespaceProvider>
    </DeferHydration>
  </OptionalBoundary>
);

/** In an in-app browser on a phone: how to open the page in the phone's browser (FAULT-33, FAULT-34). */
export function InAppBrowserHint({ platform }: { platform: Platform | undefined }): ReactNode {
  const app = useInAppBrowser();
  return (
    app &&
    /ios|android/.test(platform ?? '') && (
      <OptionalBoundary>
        <Suspense fallback={<HintPlaceholder />}>
          <NamespaceProvider namespaces={NAMESPACES}>
            <OpenInBrowser app={app} />
          </NamespaceProvider>
        </Suspense>
      </OptionalBoundary>
    )
  );
}

/** The height of the hint on most phones. */
const HintPlaceholder = styled.div`
  min-height: ${cssVar('size-hint-placeholder')};
`;

/** A QR code that opens the download page on a phone (POP-1). */
export function ScanCode(tile: Omit<ScanTileProps, 'url'>) {
  const siteAddress = useSiteAddress();
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <ScanTile {...tile} url={downloadPageUrl(siteAddress().url)} />
      </Suspense>
    </OptionalBoundary>
  );
}
