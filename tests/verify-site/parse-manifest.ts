import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '../../src/build/release-files/site-manifest.schema.json' with { type: 'json' };
import type { SiteManifest } from '../../src/build/release-files/site-manifest.ts';

const isManifest = new Ajv2020({ allowUnionTypes: true }).compile<SiteManifest>(schema);

/**
 * Reads a manifest, which is untrusted input.
 *
 * @throws Error with one line that says what is wrong with it.
 */
export function parseManifest(text: string): SiteManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('the manifest is not JSON');
  }
  if (isManifest(value)) return value;
  const { instancePath = '', message = '' } = isManifest.errors?.[0] ?? {};
  throw new Error(`the manifest is malformed: ${instancePath || '/'} ${message}`);
}
