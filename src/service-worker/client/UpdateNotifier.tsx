import { useEffect, useState } from 'react';
import { UpdatePrompt } from '../../features/update/UpdatePrompt.tsx';
import { activateAndReload, onUpdateAvailable } from './update.ts';

export type UpdateNotifierProps = { registration: ServiceWorkerRegistration };

/** Shows the update prompt when a new version waits (PWA-1). */
export function UpdateNotifier({ registration }: UpdateNotifierProps) {
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => onUpdateAvailable(registration, () => setIsOffered(true)), [registration]);

  if (!isOffered) return null;
  return (
    <UpdatePrompt
      onReload={() => activateAndReload(registration)}
      onLater={() => setIsOffered(false)}
    />
  );
}
