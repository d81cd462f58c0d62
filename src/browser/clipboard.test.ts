import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';

afterEach(() => vi.unstubAllGlobals());

test('FAULT-35 copies the text to the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('https://unio.example/')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://unio.example/');
});

test('FAULT-35 a clipboard that is denied or missing resolves to false', async () => {
  const denied = () =>
    Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText: denied } });
  expect(await copyText('x')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('x')).toBe(false);
});
