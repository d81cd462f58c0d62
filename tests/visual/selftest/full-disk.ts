/** Preloaded with `node --import`: the disk is full when the report's results are written. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Opens the file, which creates it, and fails to write, as a full disk does. */
function fail(file: string): never {
  fs.closeSync(fs.openSync(file, 'w'));
  const message = `ENOSPC: no space left on device, write '${file}'`;
  throw Object.assign(new Error(message), { code: 'ENOSPC' });
}
const isFull = (file: unknown): file is string =>
  typeof file === 'string' && /results\.json|exit-status/.test(file);

const { writeFileSync } = fs;
const { writeFile } = fs.promises;
fs.writeFileSync = (file, ...rest) => (isFull(file) ? fail(file) : writeFileSync(file, ...rest));
fs.promises.writeFile = async (file, ...rest) =>
  isFull(file) ? fail(file) : writeFile(file, ...rest);
syncBuiltinESMExports();
