import type { ReactElement } from 'react';
import { WalletScreen } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

/** Enterprise, step 5: the app opens. Nothing is left to tap. */
export function IosEnterpriseOpen({ className }: StepPictureProps): ReactElement {
  return <StepPicture className={className} screen={<WalletScreen />} />;
}
