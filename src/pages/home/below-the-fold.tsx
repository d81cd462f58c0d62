import { NamespaceProvider } from '../../i18n/NamespaceProvider.tsx';
import type { Namespace } from '../../i18n/namespaces.ts';
import { DeferHydration } from '../../hydration/DeferHydration.tsx';
import { lazyComponent, type LazyComponent } from '../../hydration/lazy-component.tsx';

const load = () => import('./Sections.tsx');
const Features = lazyComponent(load, (module) => module.Features);
const Sections = lazyComponent(load, (module) => module.Sections);
const NAMESPACES: readonly Namespace[] = ['home', 'card'];

/** What lies below the first screen of Home: files of their own, for the hero to be there sooner. */
export const belowTheFold = { components: [Features, Sections], namespaces: NAMESPACES };

/** The foot of the hero's block. */
export const FEATURE_TILES = <DeferredSection part={Features} />;

/** Everything below the hero. */
export const HOME_SECTIONS = <DeferredSection part={Sections} />;

function DeferredSection({ part: Part }: { part: LazyComponent<object> }) {
  return (
    <DeferHydration>
      <WithMessages part={Part} />
    </DeferHydration>
  );
}

function WithMessages({ part: Part }: { part: LazyComponent<object> }) {
  // Beside its words, not after them. A failure is told when it is rendered.
  Part.preload().catch(() => undefined);
  return (
    <NamespaceProvider namespaces={NAMESPACES}>
      <Part />
    </NamespaceProvider>
  );
}
