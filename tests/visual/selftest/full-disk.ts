/** Loaded before a run (`node --import`): the disk has room for everything but a report's results. */
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { writeFile } = promises;
promises.writeFile = (file, ...rest) => {
  if (typeof file !== 'string' || !file.includes('results.json')) return writeFile(file, ...rest);
  const text = `ENOSPC: no space left on device, write '${file}'`;
  return Promise.reject(Object.assign(new Error(text), { code: 'ENOSPC' }));
};
syncBuiltinESMExports();
