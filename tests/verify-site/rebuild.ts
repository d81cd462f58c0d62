import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSource } from '../../src/build/release-files/build-source.ts';
import type { SiteManifest } from '../../src/build/release-files/site-manifest.ts';
import { NotChecked } from './not-checked.ts';

/** Not `dist`, which may hold what the owner is about to publish. */
const FOLDER = join('.cache', 'rebuilt');

/**
 * Builds this checkout with the settings of a manifest, and returns the folder.
 *
 * @throws NotChecked if the checkout or Node is not that of the manifest, because the build would differ.
 */
export async function rebuild(root: string, manifest: SiteManifest): Promise<string> {
  const { commit, packageLock, node, mode } = manifest;
  if (commit === null) throw new NotChecked('the manifest names no commit that could be built');
  const checkoutSource = await buildSource(root, mode);
  if (checkoutSource.commit === null)
    throw new NotChecked('this checkout has changes, or is none of git: clone it again');
  if (checkoutSource.commit !== commit)
    throw new NotChecked(
      `this checkout is at ${checkoutSource.commit}: git checkout ${commit}, then npm ci`,
    );
  if (checkoutSource.packageLock !== packageLock)
    throw new NotChecked('package-lock.json of the manifest is not that of its commit');
  if (checkoutSource.node !== node)
    throw new NotChecked(
      `this is Node ${checkoutSource.node}, and the site was built with ${node}`,
    );
  const folder = join(root, FOLDER);
  await rm(folder, { recursive: true, force: true });
  for (const [program, ...args] of buildCommands(root, mode, folder))
    run(root, program, args, manifest);
  return folder;
}

/** `npm` is a batch file on Windows and needs the shell, so it gets nothing from the manifest. */
function buildCommands(root: string, mode: string, folder: string) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const hosting = join(root, 'src', 'build', 'hosting', 'write-host-config.ts');
  const options = ['--mode', mode, '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder];
  return [
    ['npm', 'run', '--silent', 'check:messages'],
    ['npm', 'run', '--silent', 'generate'],
    [process.execPath, vite, 'build', ...options],
    [process.execPath, hosting, '--mode', mode, '--dist', folder],
  ] as const;
}

function run(
  root: string,
  program: string,
  args: readonly string[],
  { settings }: SiteManifest,
): void {
  const processEnv = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...Object.fromEntries(processEnv), ...settings },
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) throw new NotChecked(`the build failed\n${stdout}${stderr}`);
}
