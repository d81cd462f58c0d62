import { TRUSTED_TYPES_POLICY } from '../../headers.ts';
import type { Locale } from '../../i18n/locales.ts';
import { siteUrl } from '../../browser/site-url.ts';
import { request, GET_ENTRY_SCRIPT, PICTURE_FORMATS, type WorkerMessage } from '../messaging.ts';

/** At the site's own address, so that it answers for all of it, wherever that is published. */
const WORKER = 'service-worker.js';

/** TypeScript does not know Trusted Types; their result is used as the address it stands for. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
};

/**
 * Registers the service worker (PWA-1) and answers its questions; undefined when the browser has
 * none or refuses (private mode, closed storage): the site then works as before.
 */
export async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const worker = `${siteUrl()}${WORKER}`;
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    // Whatever is asked, this policy gives one address.
    const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
      createScriptURL: () => worker,
    });
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === GET_ENTRY_SCRIPT) ports[0]?.postMessage(entryScriptUrl());
    });
    serviceWorker.startMessages();
    return await serviceWorker.register(policy?.createScriptURL(worker) ?? worker, {
      updateViaCache: 'none',
    });
  } catch {
    return undefined;
  }
}

/**
 * Asks the worker to keep what this language says and shows, so that every route opens offline in
 * it; then says so on the document (`data-offline-ready`).
 */
export async function precacheLocale(locale: Locale): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).join(' ');
  const format = PICTURE_FORMATS.find((ending) => shown.includes(`.${ending}`)) ?? 'webp';
  const message: WorkerMessage = { type: 'precache-locale', locale, format };
  // However long it takes: nobody waits for it.
  if (active && (await request(active, message, Infinity)) === true) {
    document.documentElement.dataset['offlineReady'] = locale;
  }
}

/** The address of the page's first script, which names its build. */
export function entryScriptUrl(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}
