/** `npm run check:bundle-size`: prints the first load of the download page on a phone against its budget. */
import { startSite } from '../../mocks/preview/serve.ts';
import { BUDGET, loadedFiles, totalKilobytes } from './first-load.ts';

const site = await startSite({ dist: 'dist' });
try {
  const files = await loadedFiles(`${site.url}/download/`);
  for (const { path, kind, bytes } of files) {
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${kind.padEnd(10)} ${path}`);
  }
  const javascript = totalKilobytes(files, 'script');
  const total = totalKilobytes(files);
  console.log(`\nJavaScript ${javascript.toFixed(1)} kB of ${BUDGET.download.javascript}`);
  console.log(`In all     ${total.toFixed(1)} kB of ${BUDGET.download.total}`);
  process.exitCode =
    javascript <= BUDGET.download.javascript && total <= BUDGET.download.total ? 0 : 1;
} finally {
  await site.close();
}
