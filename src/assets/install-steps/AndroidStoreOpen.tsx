import type { ReactElement } from 'react';
import { Glyph } from './kit/Glyph.tsx';
import { MUTED, PAPER } from './kit/paint.ts';
import { Pointer } from './kit/Pearl.tsx';
import { HomeScreen } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <HomeScreen round top={180} app={13} />
      <rect x={20} y={428} width={184} height={36} rx={18} fill={PAPER} fillOpacity={0.9} />
      <Glyph name="search" x={32} y={437} size={18} color={MUTED} />
    </>
  );
}

/** Google Play, step 2: the app is on the home screen; open it. */
export function AndroidStoreOpen({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture
      className={className}
      crop="bottom"
      screen={<Screen />}
      above={<Pointer x={119} y={408} />}
    />
  );
}
