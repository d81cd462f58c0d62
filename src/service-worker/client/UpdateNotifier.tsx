import { useEffect, useState } from 'react';
import { UpdatePrompt } from '../../features/update/UpdatePrompt.tsx';
import { activateAndReload, onUpdateAvailable } from './update.ts';

/** What the offer of a new version needs to know. */
export type UpdateNotifierProps = { registration: ServiceWorkerRegistration };

/** Offers a new version of the site when one waits, until the visitor says later (PWA-1). */
export function UpdateNotifier({ registration }: UpdateNotifierProps) {
  const [offered, setOffered] = useState(false);

  useEffect(() => onUpdateAvailable(registration, () => setOffered(true)), [registration]);

  if (!offered) return null;
  return (
    <UpdatePrompt
      onReload={() => activateAndReload(registration)}
      onLater={() => setOffered(false)}
    />
  );
}
