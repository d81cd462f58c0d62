import { useEffect, useState } from 'react';
import { UpdatePrompt } from '../../features/update/UpdatePrompt.tsx';
import { isCachedDocument, onDocumentConfirmed } from './cached-document.ts';
import { activateAndReload, onUpdateAvailable } from './update.ts';

export type UpdateNotifierProps = { registration: ServiceWorkerRegistration };

/** Shows the update prompt when a new version waits (PWA-1), or the page is a saved copy (VER-6). */
export function UpdateNotifier({ registration }: UpdateNotifierProps) {
  const [isOffered, setIsOffered] = useState(false);
  const [isSavedCopy, setIsSavedCopy] = useState(isCachedDocument);

  useEffect(() => onUpdateAvailable(registration, () => setIsOffered(true)), [registration]);
  useEffect(
    () => (isCachedDocument() ? onDocumentConfirmed(() => setIsSavedCopy(false)) : undefined),
    [],
  );

  if (isOffered)
    return (
      <UpdatePrompt
        reason="available"
        onReload={() => activateAndReload(registration)}
        onLater={() => setIsOffered(false)}
      />
    );
  if (!isSavedCopy) return null;
  return (
    <UpdatePrompt
      reason="saved-copy"
      onReload={() => location.reload()}
      onLater={() => setIsSavedCopy(false)}
    />
  );
}
