/**
 * `npm run verify:site`: compares a published site, or a folder, with its manifest, and the manifest with the
 * signatures of the builders.
 *
 *     npm run verify:site -- <https://unio.example | http://127.0.0.1:4173 | dist>
 *         [--rebuild]        build the commit of the manifest here, and compare
 *         [--build dist]     compare with a build that is there already
 *         [--signatures 2]   how many builders must have signed; 2 for a site on the internet, else 0
 *
 * Prints one line for every difference and one verdict. Exit code 0: as the manifest says; 1: it differs; 2: it could
 * not be checked.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rebuild } from './rebuild.ts';
import { verifySite, type VerifyOptions } from './verify-site.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const USAGE =
  'npm run verify:site -- <address or folder> [--rebuild | --build FOLDER] [--signatures N]';

function parseCommand(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rebuild: { type: 'boolean', default: false },
      build: { type: 'string' },
      signatures: { type: 'string' },
    },
  });
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) throw new TypeError('name one site');
  if (values.rebuild && values.build !== undefined) throw new TypeError('one build is enough');
  if (values.signatures !== undefined && !/^\d{1,2}$/.test(values.signatures))
    throw new TypeError(`--signatures is a number, not ${values.signatures}`);
  return { ...values, target };
}

/** Shows the progress on a terminal. */
function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(done === total ? '\r\u001B[K' : `\r${done} of ${total} requests`);
}

function buildOption({ build, rebuild: isNew }: ReturnType<typeof parseCommand>) {
  if (build !== undefined) return () => build;
  return isNew
    ? (...[manifest]: Parameters<NonNullable<VerifyOptions['build']>>) => rebuild(ROOT, manifest)
    : undefined;
}

async function main(args: readonly string[]): Promise<number> {
  let command: ReturnType<typeof parseCommand>;
  try {
    command = parseCommand(args);
  } catch (cause) {
    console.error(`${(cause as Error).message}\n${USAGE}`);
    return 2;
  }
  const { target, signatures } = command;
  return verifySite({
    target,
    keys: ROOT,
    checkout: ROOT,
    signatures: signatures === undefined ? undefined : Number(signatures),
    build: buildOption(command),
    print: (line) => console.log(line),
    onProgress: showProgress,
  });
}

process.exitCode = await main(process.argv.slice(2));
