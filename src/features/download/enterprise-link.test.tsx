// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parseSiteConfig } from '../../site-config.ts';
import {
  createClientFromSite,
  EnterpriseClientContext,
  useEnterpriseLink,
} from './enterprise-link.ts';

/** The state of the link on a site built with these settings, and how often it asked. */
function linkOn(settings: Record<string, string>) {
  const asked = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', asked);
  const door = createClientFromSite(parseSiteConfig(settings));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnterpriseClientContext value={door}>{children}</EnterpriseClientContext>
  );
  const { result, unmount } = renderHook(() => useEnterpriseLink(true), { wrapper });
  const seen = { status: result.current.status, calls: asked.mock.calls.length };
  unmount();
  vi.unstubAllGlobals();
  return seen;
}

test('API-5 DL-2 where the owner has no enterprise path nothing is asked and nothing is pending', () => {
  expect(linkOn({ VITE_ENTERPRISE: 'off' })).toEqual({ status: 'disabled', calls: 0 });
});

test('API-1 HDR-9 with one it is asked for once, and pending', () => {
  expect(linkOn({})).toEqual({ status: 'pending', calls: 1 });
});

test('FAULT-21 leaving the page ends its request for the link, the last caller first; the next page asks anew', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<Response>(() => undefined);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const door = createClientFromSite(parseSiteConfig({}));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnterpriseClientContext value={door}>{children}</EnterpriseClientContext>
  );
  const visit = () => renderHook(() => useEnterpriseLink(true), { wrapper });
  const aborted = async () => {
    // What an unmount resolves is heard by then.
    await new Promise((heard) => setTimeout(heard));
    return signals.map((it) => it.aborted);
  };

  const header = visit();
  const page = visit();
  page.unmount();
  expect(await aborted(), 'the header still waits').toEqual([false]);
  header.unmount();
  expect(await aborted()).toEqual([true]);
  visit().unmount();
  expect(await aborted()).toEqual([true, true]);
});
