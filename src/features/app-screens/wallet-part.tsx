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

/** For the routes with {@link WALLET}. */
export const walletPart = { components: [WalletScreen], namespaces: NAMESPACES };

/** For the routes with {@link WALLET_PHONE} or {@link walletPhoneAt}. */
export const walletPhonePart = {
  components: [WalletPhone],
  namespaces: NAMESPACES,
} as const;

/** Prerendered, so its code is needed only after a change of language: it is hydrated on interaction. */
const deferred = (screen: ReactNode) => (
  <OptionalBoundary>
    <DeferHydration>
      <NamespaceProvider namespaces={NAMESPACES}>{screen}</NamespaceProvider>
    </DeferHydration>
  </OptionalBoundary>
);

export const WALLET = deferred(<WalletScreen />);

export const WALLET_PHONE = deferred(<WalletPhone />);

/** The phone at another size; the result is a constant, as {@link DeferHydration} requires. */
export const walletPhoneAt = (sizes: string) => deferred(<WalletPhone sizes={sizes} />);
