import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_PACKAGES } from './added-licenses.ts';

/** Published beside the manifest: CycloneDX 1.5. */
export const BILL_FILE = '.well-known/sbom.cdx.json';

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly unknown[];
}

interface Bill {
  readonly $schema: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}

interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * npm's bill of materials for the packages that may ship. npm gets a folder with only these packages, because it
 * rejects the whole lock file for a dependency of a test tool, and with `--omit dev` leaves React out.
 */
export async function npmBill(root: string): Promise<Bill> {
  const lockFile = await readFile(join(root, 'package-lock.json'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'unio-bill-'));
  try {
    const { project, lock } = shippingLock(JSON.parse(lockFile) as LockFile);
    await writeFile(join(folder, 'package.json'), JSON.stringify(project));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    return JSON.parse(
      npm(folder, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
    ) as Bill;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function shippingLock({ lockfileVersion, packages }: LockFile) {
  const fonts = FONT_PACKAGES.map((name) => [`node_modules/${name}`, name] as const);
  const fontPaths = new Set<string>(fonts.map(([path]) => path));
  const shippingPackages = Object.entries(packages).flatMap(([path, { dev, ...locked }]) =>
    path === '' || locked.optional || (dev && !fontPaths.has(path))
      ? []
      : [[path, locked] as const],
  );
  const { dependencies } = packages[''] ?? {};
  const versions = fonts.map(([path, name]) => [name, packages[path]?.version ?? ''] as const);
  const project = {
    name: 'unio-wallet-site',
    version: packages['']?.version,
    dependencies: { ...dependencies, ...Object.fromEntries(versions) },
  };
  return {
    project,
    lock: { lockfileVersion, packages: { '': project, ...Object.fromEntries(shippingPackages) } },
  };
}

/** The npm that runs this build, wherever it is installed. */
function npm(cwd: string, ...args: readonly string[]): string {
  const { npm_execpath: script } = process.env;
  const [command = '', ...first] = script ? [process.execPath, script] : ['npm'];
  const { status, stdout, stderr } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

/**
 * The packages that ship, as `licences.txt` lists them, without what differs between runs or npm versions: the serial
 * number, the time, the tool, the name of the folder (VER-1).
 *
 * @throws Error for a package that ships and is not in the lock file.
 */
export function billOfMaterials(
  { $schema, bomFormat, specVersion, metadata, components }: Bill,
  licences: string,
): string {
  const componentsById = new Map<string, Component>(
    components.map((it) => [`${it.name}@${it.version}`, it]),
  );
  const shipped = shippedLicenses(licences).map(([id, name]) => {
    const component = componentsById.get(id);
    if (!component) throw new Error(`${id} ships, and is not in package-lock.json`);
    // npm leaves out licenses that are not in the SPDX list.
    const { licenses = [] } = component;
    return withoutVolatileFields({
      ...component,
      licenses: licenses.length > 0 ? licenses : [{ license: { name } }],
    });
  });
  // npm names the component after the folder.
  const site = {
    ...withoutVolatileFields(metadata.component),
    type: 'application',
    name: 'unio-wallet-site',
  };
  const bill = { $schema, bomFormat, specVersion, version: 1, metadata: { component: site } };
  return `${JSON.stringify({ ...bill, components: shipped }, null, 2)}\n`;
}

/** The headings of `licences.txt`, as `name@version`, sorted. */
export function shippedPackages(licences: string): string[] {
  return shippedLicenses(licences).map(([id]) => id);
}

/** Each package with its license. */
function shippedLicenses(licences: string): (readonly [id: string, license: string])[] {
  const headings = licences.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
  return [...headings]
    .map(([, name, version, license = '']) => [`${name}@${version}`, license] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function withoutVolatileFields({
  type,
  name,
  version,
  purl,
  hashes,
  licenses,
}: Component): Component {
  return { type, name, version, purl, ...(hashes && { hashes }), ...(licenses && { licenses }) };
}
