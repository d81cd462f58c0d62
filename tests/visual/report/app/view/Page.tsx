import type { LoadResult } from '../model/load-results.ts';
import { Notice } from './Notice.tsx';
import { Report } from './Report.tsx';
import { Shell } from './ui.ts';

export function Page({ loaded, served }: { loaded: LoadResult; served: boolean }) {
  if (loaded.kind === 'results') return <Report results={loaded.results} served={served} />;
  return (
    <Shell data-surface="ink">
      <main>
        <Notice title={loaded.title}>
          <p>{loaded.text}</p>
        </Notice>
      </main>
    </Shell>
  );
}
