import type { Loaded } from '../model/load.ts';
import { Notice } from './Notice.tsx';
import { Report } from './Report.tsx';
import { Shell } from './style.ts';

/** The report, or why there is none. */
export function Page({ loaded, served }: { loaded: Loaded; served: boolean }) {
  if (loaded.kind === 'results') return <Report results={loaded.results} served={served} />;
  return (
    <Shell data-surface="ink">
      <span />
      <main>
        <Notice title={loaded.title}>
          <p>{loaded.text}</p>
        </Notice>
      </main>
    </Shell>
  );
}
