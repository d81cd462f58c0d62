import { useEffect, useState } from 'react';
import { UpdatePrompt } from '../../features/update/UpdatePrompt.tsx';
import { reloadInto, watchForUpdate } from './update.ts';

/** What the offer of a new version needs to know. */
export type UpdatesProps = { registration: ServiceWorkerRegistration };

/** Offers a new version of the site when one waits, until the visitor says later (PWA-1). */
export function Updates({ registration }: UpdatesProps) {
  const [offered, setOffered] = useState(false);

  useEffect(() => watchForUpdate(registration, () => setOffered(true)), [registration]);

  if (!offered) return null;
  return (
    <UpdatePrompt onReload={() => reloadInto(registration)} onLater={() => setOffered(false)} />
  );
}
