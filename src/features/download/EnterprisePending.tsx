import { useDeferredValue, type ElementType } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/Text.tsx';
import type { EnterpriseLink } from './enterprise-link.ts';

type EnterprisePendingProps = {
  /** The element that keeps the space. */
  as: ElementType<{ 'aria-hidden': boolean }>;
  status: EnterpriseLink['status'];
};

/** The place of the enterprise link until the service has responded, and empty if it has none. */
export function EnterprisePending({ as: Place, status }: EnterprisePendingProps) {
  const t = useTranslate();
  // A live region is announced when its text changes, so it is rendered empty first.
  const isMounted = useDeferredValue(true, false);

  return (
    <Place aria-hidden={status === 'unavailable'}>
      {status === 'pending' && (
        <Skeleton role="status">
          {isMounted && <VisuallyHidden>{t('download.enterprise.pending')}</VisuallyHidden>}
        </Skeleton>
      )}
    </Place>
  );
}
