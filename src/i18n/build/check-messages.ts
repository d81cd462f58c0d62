/**
 * Stops the build when a message is never used. What the languages owe each other (same ids, same
 * arguments, valid ICU) is checked by `formatjs verify` just before.
 */
import { glob, readFile } from 'node:fs/promises';
import { unusedMessages } from './used-messages.ts';

const SOURCE = new URL('../../', import.meta.url).pathname;

const english: Record<string, string> = JSON.parse(
  await readFile(new URL('../messages/en.json', import.meta.url), 'utf8'),
);
const sources: string[] = [];
for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCE })) {
  if (!/\.test\.tsx?$|^i18n\/build\//.test(file))
    sources.push(await readFile(`${SOURCE}${file}`, 'utf8'));
}

const unused = unusedMessages(Object.keys(english), sources);
if (unused.length > 0) {
  console.error(`Messages that nothing uses:\n${unused.map((id) => `  ${id}`).join('\n')}`);
  process.exitCode = 1;
}
