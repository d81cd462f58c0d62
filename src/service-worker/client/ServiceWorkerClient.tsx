import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { isCachedDocument } from './cached-document.ts';
import { precacheLocale, register } from './register.ts';
import type { UpdateNotifierProps } from './UpdateNotifier.tsx';

/** Registers the service worker and precaches the current locale (PWA-1). */
export function ServiceWorkerClient() {
  const { locale } = useIntl();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [Notifier, setNotifier] = useState<ComponentType<UpdateNotifierProps>>();

  useEffect(() => void register().then(setRegistration), []);
  useEffect(() => {
    if (!registration) return undefined;
    const loadNotifier = () =>
      void import('./UpdateNotifier.tsx').then(
        (module) => setNotifier(() => module.UpdateNotifier),
        () => undefined,
      );
    // Otherwise the notifier loads last: a first visit has no update, and precaching fetches its code.
    if (isCachedDocument()) loadNotifier();
    const precache = () => void precacheLocale(locale).then(loadNotifier);
    precache();
    // The new worker has not received the request yet.
    navigator.serviceWorker.addEventListener('controllerchange', precache);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', precache);
  }, [registration, locale]);

  return registration && Notifier ? <Notifier registration={registration} /> : null;
}
