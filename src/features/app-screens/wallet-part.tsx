import type { ReactNode } from 'react';
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

const WalletPhone = lazyComponent(
  () => import('./WalletPhone.tsx'),
  (module) => module.WalletPhone,
);

/** For the route with {@link WALLET}. */
export const walletPart = { components: [WalletScreen], namespaces: NAMESPACES };

/** For the routes with a {@link walletPhone}. */
export const walletPhonePart = { components: [WalletPhone], namespaces: NAMESPACES };

/**
 * Prerendered, because it is above the fold. Its code is needed only after a change of language, so it
 * is hydrated on interaction.
 */
const deferred = (screen: ReactNode) => (
  <OptionalBoundary>
    <DeferHydration>
      <NamespaceProvider namespaces={NAMESPACES}>{screen}</NamespaceProvider>
    </DeferHydration>
  </OptionalBoundary>
);

export const WALLET = deferred(<WalletScreen />);

/** `sizes` of the phone's picture, where it is larger than on Home. A constant, as {@link DeferHydration} requires. */
export const walletPhone = (sizes?: string) => deferred(<WalletPhone {...(sizes && { sizes })} />);

export const WALLET_PHONE = walletPhone();
