import { beforeEach, expect, test, vi } from 'vitest';
import { activateAndReload } from './update.ts';

const reload = vi.fn();
const postMessage = vi.fn();
const container = new EventTarget();

/** The part of a registration that `activateAndReload` uses. */
function registration(waiting: boolean) {
  return { waiting: waiting ? { postMessage } : null } as unknown as ServiceWorkerRegistration;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: container });
});

test('PWA-1 the page is loaded once, when the new worker controls it', () => {
  activateAndReload(registration(true));
  expect(postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' }, []);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-1 FAULT-57 the page is loaded after two seconds if the new worker stays waiting', () => {
  activateAndReload(registration(true));
  vi.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('PWA-1 the page is loaded at once if another tab has activated the worker', () => {
  activateAndReload(registration(false));
  expect(reload).toHaveBeenCalledOnce();
});
