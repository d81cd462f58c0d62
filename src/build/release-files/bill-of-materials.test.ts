import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, npmBill, shippedPackages } from './bill-of-materials.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LICENCES =
  '# Licenses\n\n## react - 19.3.1 (MIT)\n\nMIT License\n\n## gsap - 3.15.0 (Own: x.)\n';
const bill = await npmBill(ROOT);
const parsed = JSON.parse(billOfMaterials(bill, LICENCES)) as Record<string, unknown>;

test('the bill of materials has what ships, with the hashes of the lock file', () => {
  expect(shippedPackages(LICENCES)).toEqual(['gsap@3.15.0', 'react@19.3.1']);
  expect(parsed).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name: 'unio-wallet-site' } },
    components: [
      {
        name: 'gsap',
        version: '3.15.0',
        purl: 'pkg:npm/gsap@3.15.0',
        // npm leaves out licenses that are not in the SPDX list.
        licenses: [{ license: { name: 'Own: x.' } }],
      },
      {
        name: 'react',
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
        licenses: [{ license: { id: 'MIT' } }],
      },
    ],
  });
});

test('VER-1 the bill of materials has no time, serial number or folder name', () => {
  expect(Object.keys(parsed)).not.toContain('serialNumber');
  expect(JSON.stringify(parsed)).not.toMatch(/timestamp|"tools"/);
  const elsewhere = {
    ...bill,
    metadata: { component: { ...bill.metadata.component, name: 'elsewhere' } },
  };
  expect(billOfMaterials(elsewhere, LICENCES)).toBe(billOfMaterials(bill, LICENCES));
});

test('FAULT-94 a package that ships and is not in the lock file stops the build', () => {
  expect(() => billOfMaterials(bill, '## left-pad - 1.3.0 (MIT)')).toThrow(
    'left-pad@1.3.0 ships, and is not in package-lock.json',
  );
});
