import type { ReactElement } from 'react';
import { Pointer } from './kit/Pearl.tsx';
import { HomeScreen } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

/** App Store, step 2: the app is on the home screen; open it. */
export function IosStoreOpen({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture
      className={className}
      screen={<HomeScreen round={false} top={66} app={6} />}
      above={<Pointer x={166} y={176} />}
    />
  );
}
