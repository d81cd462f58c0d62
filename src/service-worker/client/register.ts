import { TRUSTED_TYPES_POLICY } from '../../headers.ts';
import type { Locale } from '../../i18n/locales.ts';
import { siteUrl } from '../../browser/site-url.ts';
import { request, GET_ENTRY_SCRIPT, PICTURE_FORMATS, type WorkerMessage } from '../messaging.ts';

/** At the site's root, so that its scope is the whole site. */
const WORKER = 'service-worker.js';

/** TypeScript has no Trusted Types; their result is typed as the string that it stands for. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
};

/** Undefined if the browser refuses (private mode, blocked storage): the site then works without (PWA-1). */
export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const url = `${siteUrl()}${WORKER}`;
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    // Returns this one URL for any input.
    const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => url });
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === GET_ENTRY_SCRIPT) ports[0]?.postMessage(entryScriptUrl());
    });
    serviceWorker.startMessages();
    return await serviceWorker.register(policy?.createScriptURL(url) ?? url, {
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/** Asks the worker to precache a locale, then sets `data-offline-ready` on `<html>`. */
export async function precacheLocale(locale: Locale): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loadedImages = [...document.images].map(({ currentSrc }) => currentSrc).join(' ');
  const format = PICTURE_FORMATS.find((name) => loadedImages.includes(`.${name}`)) ?? 'webp';
  const message: WorkerMessage = { type: 'precache-locale', locale, format };
  if (active && (await request(active, message, Infinity)) === true) {
    document.documentElement.dataset['offlineReady'] = locale;
  }
}

/** Its hashed name identifies the build that the page runs. */
export function entryScriptUrl(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}
