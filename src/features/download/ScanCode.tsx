import { type ReactNode, Suspense } from 'react';
import { useSiteAddress } from '../../browser/use-site-address.ts';
import { lazyComponent } from '../../hydration/lazy-component.tsx';
import { OptionalBoundary } from '../../hydration/OptionalBoundary.tsx';
import { downloadPageUrl } from './download-options.ts';

/** On a computer only: a phone does not load it. */
const ScanTile = lazyComponent(
  () => import('./ScanTile.tsx'),
  (module) => module.ScanTile,
);

type ScanCodeProps = {
  /** The text beside the code instead of around it. */
  row?: boolean;
  /** Where the code does not load (FAULT-53). */
  fallback?: ReactNode;
};

/** The download page for a phone's camera (POP-1). */
export function ScanCode({ row = false, fallback }: ScanCodeProps) {
  const siteAddress = useSiteAddress();
  return (
    <OptionalBoundary fallback={fallback}>
      <Suspense fallback={null}>
        <ScanTile row={row} url={downloadPageUrl(siteAddress().url)} />
      </Suspense>
    </OptionalBoundary>
  );
}
