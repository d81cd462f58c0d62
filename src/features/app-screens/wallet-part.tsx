import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { NamespaceProvider } from '../../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';

const NAMESPACES: readonly Namespace[] = ['wallet'];

const WalletScreen = lazyComponent(
  () => import('./WalletScreen.tsx'),
  (module) => module.WalletScreen,
);

/** For the route with {@link WALLET}. */
export const walletPart = { components: [WalletScreen], namespaces: NAMESPACES };

/**
 * Prerendered, because it is above the fold. Its code is needed only after a change of language, so it
 * is hydrated on interaction.
 */
export const WALLET = (
  <OptionalBoundary>
    <DeferHydration>
      <NamespaceProvider namespaces={NAMESPACES}>
        <WalletScreen />
      </NamespaceProvider>
    </DeferHydration>
  </OptionalBoundary>
);
