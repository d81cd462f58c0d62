/**
 * Fails if a message is unused, is English in another language, or breaks a rule of the copy.
 * `formatjs verify` runs before and checks ids, arguments and ICU syntax.
 */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { findCopyViolations, findInvisibleCharacters } from './copy-rules.ts';
import { findUntranslated } from './untranslated.ts';
import { findUnusedMessages } from './find-unused-messages.ts';

const SOURCE = join(import.meta.dirname, '..', '..');

const messagesOf = async (locale: Locale): Promise<Record<string, string>> =>
  JSON.parse(
    await readFile(new URL(`../../i18n/messages/${locale}.json`, import.meta.url), 'utf8'),
  );
const english = await messagesOf('en');

const sources: string[] = [];
for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCE })) {
  if (!/\.test\.tsx?$|^build\/messages\//.test(file))
    sources.push(await readFile(join(SOURCE, file), 'utf8'));
}
failIfAny('Unused messages', findUnusedMessages(Object.keys(english), sources));

for (const locale of LOCALES) {
  const messages = await messagesOf(locale);
  if (locale !== 'en') {
    const untranslated = findUntranslated(locale, english, messages);
    failIfAny(`Messages that are English in ${locale}`, untranslated);
  }
  failIfAny(`Copy of ${locale}`, findCopyViolations(locale, messages));
  const invisible = findInvisibleCharacters(messages, sources);
  failIfAny(`Attributes with invisible characters in ${locale}`, invisible);
}

function failIfAny(problem: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  console.error(`${problem}:\n${ids.map((id) => `  ${id}`).join('\n')}`);
  process.exitCode = 1;
}
