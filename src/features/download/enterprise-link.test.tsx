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

/** Renders the hook on a site with these settings, and counts its requests. */
function linkOn(settings: Record<string, string>) {
  const fetchStub = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', fetchStub);
  const client = createClientFromSite(parseSiteConfig(settings));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnterpriseClientContext value={client}>{children}</EnterpriseClientContext>
  );
  const { result, unmount } = renderHook(() => useEnterpriseLink(true), { wrapper });
  const seen = { status: result.current.status, calls: fetchStub.mock.calls.length };
  unmount();
  vi.unstubAllGlobals();
  return seen;
}

test('API-5 DL-2 a site without enterprise distribution makes no request, and nothing is pending', () => {
  expect(linkOn({ VITE_ENTERPRISE: 'off' })).toEqual({ status: 'disabled', calls: 0 });
});

test('API-1 HDR-9 with enterprise distribution the link is requested once, and pending', () => {
  expect(linkOn({})).toEqual({ status: 'pending', calls: 1 });
});

test('FAULT-21 leaving the page aborts its request when the last caller unmounts; the next page sends a new one', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<Response>(() => undefined);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createClientFromSite(parseSiteConfig({}));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnterpriseClientContext value={client}>{children}</EnterpriseClientContext>
  );
  const visit = () => renderHook(() => useEnterpriseLink(true), { wrapper });
  const aborted = async () => {
    // Lets the callbacks of an unmount run.
    await new Promise((resolve) => setTimeout(resolve));
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
