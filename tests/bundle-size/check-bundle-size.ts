/**
 * `npm run check:bundle-size`: prints the first load of Home and of the download page against its budget.
 * Needs `npm run build:local`.
 */
import { startSite } from '../../mocks/preview/serve.ts';
import { BUDGET, loadedFiles, totalKilobytes } from './first-load.ts';

const PATHS = { home: '/', download: '/download/' } as const;

const site = await startSite();
try {
  for (const page of ['home', 'download'] as const) {
    const files = await loadedFiles(`${site.url}${PATHS[page]}`);
    console.log(`\n${PATHS[page]}`);
    for (const { path, kind, bytes } of files) {
      console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${kind.padEnd(10)} ${path}`);
    }
    const javascript = totalKilobytes(files, 'script');
    const total = totalKilobytes(files);
    console.log(`JavaScript ${javascript.toFixed(1)} kB of ${BUDGET[page].javascript}`);
    console.log(`Total      ${total.toFixed(1)} kB of ${BUDGET[page].total}`);
    if (javascript > BUDGET[page].javascript || total > BUDGET[page].total) process.exitCode = 1;
  }
} finally {
  await site.close();
}
