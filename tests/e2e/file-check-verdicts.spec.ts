import type { MessageId } from '../../src/i18n/messages.ts';
import { withoutSchemes } from '../apk/change-apk.ts';
import { fixture } from '../apk/sign-apk.ts';
import { file, openCheck } from './support/file-check.ts';
import { expect, test } from './support/test.ts';
import { translatorFor } from './support/messages.ts';

const t = translatorFor('en');

function changed(name: string): Buffer<ArrayBuffer> {
  const apk = fixture(name);
  apk.writeUInt8(apk.readUInt8(100) ^ 1, 100);
  return apk;
}

const RESULTS: readonly (readonly [string, Buffer, MessageId, MessageId])[] = [
  ['v2-v3.apk', fixture('v2-v3.apk'), 'file-check.genuine', 'file-check.genuine.certificate'],
  ['v31.apk', fixture('v31.apk'), 'file-check.genuine', 'file-check.genuine.certificate'],
  [
    'other-key.apk',
    fixture('other-key.apk'),
    'file-check.not-genuine',
    'file-check.not-genuine.certificate',
  ],
  [
    'unsigned.apk',
    fixture('unsigned.apk'),
    'file-check.not-genuine',
    'file-check.not-genuine.unsigned',
  ],
  ['changed.apk', changed('v2-v3.apk'), 'file-check.not-genuine', 'file-check.not-genuine.content'],
  [
    'without-v3.apk',
    withoutSchemes(fixture('v2-v3.apk'), ['v3']),
    'file-check.not-genuine',
    'file-check.not-genuine.content',
  ],
  ['v1.apk', fixture('v1.apk'), 'file-check.unknown', 'file-check.unknown.v1-only'],
  [
    'half.apk',
    fixture('v2.apk').subarray(0, 4000),
    'file-check.unknown',
    'file-check.unknown.incomplete',
  ],
  ['empty.apk', Buffer.alloc(0), 'file-check.unknown', 'file-check.unknown.empty'],
  ['page.apk', Buffer.from('<!doctype html>'), 'file-check.unknown', 'file-check.unknown.no-zip'],
];

test('DL-7 VER-7 FAULT-113 FAULT-114 FAULT-115 FAULT-116 FAULT-117 each file gets its verdict and reason, and none is uploaded', async ({
  page,
  requests,
}) => {
  const { input, section } = await openCheck(page);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') bodies.push(request.url());
  });
  const before = requests.length;
  for (const [name, buffer, verdict, why] of RESULTS) {
    await input.setInputFiles(file(name, buffer));
    const outcome = section.locator('[data-verdict]', { hasText: name });
    await expect(outcome, name).toContainText(t(verdict));
    await expect(outcome, name).toContainText(t(why));
  }
  await input.setInputFiles(file('other-package.apk'));
  await expect(section.locator('[data-verdict]')).toContainText(
    t('file-check.not-genuine.package', { found: 'example.other.app' }),
  );
  expect(bodies).toEqual([]);
  const loaded = requests.slice(before).map((url) => new URL(url).pathname);
  expect(loaded.filter((path) => !/^\/assets\/[\w.-]+\.(?:js|json|woff2)$/.test(path))).toEqual([]);
});
