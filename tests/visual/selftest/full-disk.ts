/** Preloaded with `node --import`: the disk is full when the report's results are written. */
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { writeFile } = promises;
promises.writeFile = (file, ...rest) => {
  if (typeof file !== 'string' || !file.includes('results.json')) return writeFile(file, ...rest);
  const message = `ENOSPC: no space left on device, write '${file}'`;
  return Promise.reject(Object.assign(new Error(message), { code: 'ENOSPC' }));
};
syncBuiltinESMExports();
