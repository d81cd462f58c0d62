/**
 * `npm run generate`: makes the files of src/theme/generated/ aside and puts those in place that differ.
 * Builds, servers and other runs read the folder meanwhile: a file is always there, and always whole.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { replaceDiffering } from './replace.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TERRAZZO = createRequire(import.meta.url).resolve('@terrazzo/cli/package.json');

const draft = await mkdtemp(join(tmpdir(), 'unio-generate-'));
try {
  // Terrazzo's settings and fonts.ts write to it.
  process.env['UNIO_GENERATED'] = `${pathToFileURL(draft).href}/`;
  execFileSync(process.execPath, [join(TERRAZZO, '../bin/cli.js'), 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  await import('./fonts.ts');
  await replaceDiffering(draft, join(ROOT, 'src', 'theme', 'generated'));
} finally {
  await rm(draft, { recursive: true, force: true });
}
