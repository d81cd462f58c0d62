/**
 * `npm run check:fit`: warns of messages that are too long for the place where they are shown, before a
 * screenshot changes (VIS-18). Warnings do not fail: the visual run shows whether the place looks right.
 * With `--strict`, the exit code is 1 if there are warnings.
 */
import { existsSync } from 'node:fs';
import { LOCALES } from '../site.node.ts';
import { FIT_FILE, readFitFile } from './fit-file.ts';
import { judgeFit } from './judge-fit.ts';
import { readMessageTexts } from './messages.ts';

const warnings = existsSync(FIT_FILE)
  ? await judgeMessages()
  : ['no message was measured yet; run "npm run fit"'];
for (const warning of warnings) console.warn(`fit: ${warning}`);
if (process.argv.includes('--strict') && warnings.length > 0) process.exitCode = 1;

async function judgeMessages(): Promise<readonly string[]> {
  const messages = new Map(LOCALES.map((locale) => [locale, readMessageTexts(locale)]));
  const {
    warnings: found,
    changed,
    fit,
    mayWrap,
    unmeasured,
  } = await judgeFit(readFitFile(), messages);
  console.log(
    `fit: ${fit} texts fit, ${changed.length} of another length than measured; ${mayWrap} may wrap, ${unmeasured} were never measured (fit.json says why)`,
  );
  return found;
}
