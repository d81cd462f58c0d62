import { walletPhonePart } from '../../features/app-screens/wallet-part.tsx';
import { NamespaceProvider } from '../../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { lazyComponent, type LazyComponent } from '../../hydration/lazy-component.tsx';

const load = () => import('./Sections.tsx');
const Features = lazyComponent(load, (module) => module.Features);
const Sections = lazyComponent(load, (module) => module.Sections);
const NAMESPACES: readonly Namespace[] = ['home', 'card', 'order'];

/** The part of Home below the fold: separate chunks, so that the hero appears sooner. */
export const belowTheFold = {
  components: [Features, Sections, ...walletPhonePart.components],
  namespaces: [...NAMESPACES, ...walletPhonePart.namespaces],
};

export const FEATURE_TILES = <DeferredSection component={Features} />;

export const HOME_SECTIONS = <DeferredSection component={Sections} />;

function DeferredSection({ component: Component }: { component: LazyComponent<object> }) {
  return (
    <DeferHydration>
      <WithMessages component={Component} />
    </DeferHydration>
  );
}

function WithMessages({ component: Component }: { component: LazyComponent<object> }) {
  // Loads together with its messages. Rendering the component reports a failure.
  Component.preload().catch(() => undefined);
  return (
    <NamespaceProvider namespaces={NAMESPACES}>
      <Component />
    </NamespaceProvider>
  );
}
