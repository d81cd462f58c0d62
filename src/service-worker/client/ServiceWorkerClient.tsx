import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from '../../i18n/IntlProvider.tsx';
import { precacheLocale, register } from './register.ts';
import type { UpdateNotifierProps } from './UpdateNotifier.tsx';

/** Registers the service worker and lets it keep the current language (PWA-1). */
export function ServiceWorkerClient() {
  const { locale } = useIntl();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [Updates, setUpdates] = useState<ComponentType<UpdateNotifierProps>>();

  useEffect(() => void register().then(setRegistration), []);
  useEffect(() => {
    if (!registration) return undefined;
    // A first visit has no new version to wait for, so its code comes last, from what was kept.
    const keep = () =>
      void precacheLocale(locale)
        .then(() => import('./UpdateNotifier.tsx'))
        .then(
          (module) => setUpdates(() => module.UpdateNotifier),
          () => undefined,
        );
    keep();
    // Another worker is in charge now: it has not been asked yet.
    navigator.serviceWorker.addEventListener('controllerchange', keep);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', keep);
  }, [registration, locale]);

  return registration && Updates ? <Updates registration={registration} /> : null;
}
