import { PageMessages } from '../../i18n/PageMessages.tsx';
import type { Part } from '../../i18n/parts.ts';
import { Later } from '../../primitives/Later.tsx';
import { lazyComponent, type LazyComponent } from '../../primitives/lazy.tsx';

const load = () => import('./Sections.tsx');
const Features = lazyComponent(load, (module) => module.Features);
const Sections = lazyComponent(load, (module) => module.Sections);
const PARTS: readonly Part[] = ['home'];

/** What lies below the first screen of Home: files of their own, for the hero to be there sooner. */
export const below = { components: [Features, Sections], parts: PARTS };

/** The foot of the hero's block. */
export const FEATURES = <Below part={Features} />;

/** Everything below the hero. */
export const SECTIONS = <Below part={Sections} />;

function Below({ part: Part }: { part: LazyComponent<object> }) {
  return (
    <Later>
      <WithWords part={Part} />
    </Later>
  );
}

function WithWords({ part: Part }: { part: LazyComponent<object> }) {
  // Beside its words, not after them. A failure is told when it is rendered.
  Part.preload().catch(() => undefined);
  return (
    <PageMessages parts={PARTS}>
      <Part />
    </PageMessages>
  );
}
