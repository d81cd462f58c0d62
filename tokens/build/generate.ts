/**
 * `npm run generate`: builds src/theme/generated/ in a temporary folder, then replaces the files that
 * differ. Builds and servers may read the folder at any time.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { replaceDiffering } from './replace.ts';

const TOKENS = join(import.meta.dirname, '..');
const TERRAZZO = createRequire(import.meta.url).resolve('@terrazzo/cli/package.json');

const temporaryFolder = await mkdtemp(join(tmpdir(), 'unio-generate-'));
try {
  // Read by terrazzo.config.ts and fonts.ts.
  process.env['UNIO_GENERATED'] = `${pathToFileURL(temporaryFolder).href}/`;
  execFileSync(process.execPath, [join(TERRAZZO, '../bin/cli.js'), 'build'], {
    cwd: TOKENS,
    stdio: 'inherit',
  });
  await import('./fonts.ts');
  await replaceDiffering(temporaryFolder, join(TOKENS, '../src/theme/generated'));
} finally {
  await rm(temporaryFolder, { recursive: true, force: true });
}
