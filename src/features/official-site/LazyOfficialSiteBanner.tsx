import { Suspense } from 'react';
import { useRealOrigin } from '../../browser/use-site-address.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { NamespaceProvider } from '../../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';

const NAMESPACES: readonly Namespace[] = ['verify'];

const OfficialSiteBanner = lazyComponent(
  () => import('./OfficialSiteBanner.tsx'),
  (module) => module.OfficialSiteBanner,
);

/** Loads only on another origin than the site's own (POP-1b). */
export function LazyOfficialSiteBanner() {
  const origin = useRealOrigin();
  if (origin === undefined) return null;
  return (
    <OptionalBoundary>
      <Suspense>
        <NamespaceProvider namespaces={NAMESPACES}>
          <OfficialSiteBanner origin={origin} />
        </NamespaceProvider>
      </Suspense>
    </OptionalBoundary>
  );
}
