import type { ReactElement } from 'react';
import { AppIcon } from './kit/AppIcon.tsx';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, INK, PAPER } from './kit/paint.ts';
import { ActionButton, Bar, QuietButton, Veil } from './kit/parts.tsx';
import { Pearl, Pointer } from './kit/Pearl.tsx';
import { Sheet } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <rect width={224} height={488} fill={INK} />
      <Pearl x={202} y={172} r={54} />
      <Bar x={22} y={190} w={66} />
      <Veil />
      <Sheet y={236} />
      <AppIcon x={80} y={266} size={64} />
      <circle cx={146} cy={326} r={15} fill={PAPER} />
      <circle cx={146} cy={326} r={12} fill={ACCENT} />
      <Glyph name="check" x={138} y={318} size={16} color={PAPER} />
      <Bar x={62} y={352} w={100} h={9} tone="ink" />
      <Bar x={48} y={372} w={128} tone="faint" />
      <QuietButton x={24} y={414} w={82} h={38} />
      <ActionButton x={118} y={414} w={82} h={38} bar={34} />
    </>
  );
}

/** Android file, step 3: it is installed; open it. */
export function AndroidFileOpen({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture
      className={className}
      crop="bottom"
      screen={<Screen />}
      above={<Pointer x={192} y={452} />}
    />
  );
}
