/**
 * Stops the build when a message is never used, or is English in another language. What the languages
 * owe each other (same ids, same arguments, valid ICU) is checked by `formatjs verify` just before.
 */
import { glob, readFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { findUntranslated } from './untranslated.ts';
import { findUnusedMessages } from './find-unused-messages.ts';

const SOURCE = new URL('../../', import.meta.url).pathname;

const messagesOf = async (locale: Locale): Promise<Record<string, string>> =>
  JSON.parse(
    await readFile(new URL(`../../i18n/messages/${locale}.json`, import.meta.url), 'utf8'),
  );
const english = await messagesOf('en');

const sources: string[] = [];
for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCE })) {
  if (!/\.test\.tsx?$|^i18n\/build\//.test(file))
    sources.push(await readFile(`${SOURCE}${file}`, 'utf8'));
}
stopOn('Messages that nothing uses', findUnusedMessages(Object.keys(english), sources));

for (const locale of LOCALES)
  if (locale !== 'en') {
    const left = findUntranslated(locale, english, await messagesOf(locale));
    stopOn(`Messages that are English in ${locale}`, left);
  }

function stopOn(what: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  console.error(`${what}:\n${ids.map((id) => `  ${id}`).join('\n')}`);
  process.exitCode = 1;
}
