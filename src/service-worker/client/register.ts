import type { Locale } from '../../i18n/locales.ts';
import { requestReply, GET_ENTRY_SCRIPT, type WorkerMessage } from '../messaging.ts';
import { trustedWorkerUrl } from '../../browser/worker-url.ts';

/** Undefined if the browser refuses (private mode, blocked storage). The site works without the worker (PWA-1). */
export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === GET_ENTRY_SCRIPT) ports[0]?.postMessage(entryScriptUrl());
    });
    serviceWorker.startMessages();
    // At the site's root, so that the worker's scope is the whole site.
    const root = document.documentElement.dataset['root'] ?? './';
    return await serviceWorker.register(trustedWorkerUrl(`${root}service-worker.js`), {
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/** Requests precaching of a locale, then sets `data-offline-ready` on `<html>`. */
export async function precacheLocale(locale: Locale): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const format = showsWebpInsteadOfAvif() ? 'webp' : 'avif';
  const message: WorkerMessage = { type: 'precache-locale', locale, format };
  if (active && (await requestReply(active, message, Infinity)) === true) {
    document.documentElement.dataset['offlineReady'] = locale;
  }
}

/** Ignores images without AVIF, such as the logo: they do not show what the browser supports. */
function showsWebpInsteadOfAvif(): boolean {
  const images = document.querySelectorAll<HTMLImageElement>('[type="image/avif"] ~ img');
  return [...images].some(({ currentSrc }) => currentSrc.includes('.webp'));
}

/** Its hashed name identifies the build that the page runs. */
export function entryScriptUrl(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}
