import { expect, test } from 'vitest';
import { parseSiteConfig } from '../../site-config.ts';
import { securityTxt } from './security-txt.ts';

const owner = (reviewed: string) =>
  parseSiteConfig({
    VITE_SITE_ORIGIN: 'https://unio.example',
    VITE_SECURITY_CONTACT: 'mailto:security@unio.example',
    VITE_SECURITY_REVIEWED: reviewed,
  });

test('security.txt has contact, languages and canonical URL (RFC 9116)', () => {
  expect(securityTxt(owner('2026-01-31'))).toBe(
    [
      'Contact: mailto:security@unio.example',
      'Expires: 2027-01-31T00:00:00.000Z',
      'Preferred-Languages: en, es, pt, zh-TW, vi',
      'Canonical: https://unio.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a security.txt reviewed on a leap day expires on March 1', () => {
  expect(securityTxt(owner('2028-02-29'))).toContain('Expires: 2029-03-01T00:00:00.000Z');
});

test('without a contact there is no security.txt', () => {
  expect(securityTxt(parseSiteConfig({}))).toBeUndefined();
});
