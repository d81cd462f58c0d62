import type { ReactElement } from 'react';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, usePaint } from './kit/paint.ts';
import { ActionButton, AppLine, Bar, Ground, Panel, QuietButton, Veil } from './kit/parts.tsx';
import { Pointer } from './kit/Pearl.tsx';
import { Sheet } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  const nacre = usePaint('nacre').url;
  return (
    <>
      <Ground />
      <Panel x={14} y={120} w={196} h={76} r={20} />
      <AppLine x={28} y={136} size={44} />
      <Veil />
      <Sheet y={220} />
      <circle cx={112} cy={282} r={30} fill={nacre} />
      <Glyph name="shieldCheck" x={94} y={264} size={36} color={ACCENT} />
      <Bar x={52} y={328} w={120} h={9} tone="ink" />
      <Bar x={36} y={347} w={152} tone="faint" />
      <Bar x={58} y={359} w={108} tone="faint" />
      <ActionButton x={28} y={382} w={168} h={38} bar={48} />
      <QuietButton x={28} y={430} w={168} h={34} bar={38} />
    </>
  );
}

/** Enterprise, step 4: trust the profile and confirm. */
export function IosEnterpriseTrust({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture
      className={className}
      crop="bottom"
      screen={<Screen />}
      above={<Pointer x={172} y={416} />}
    />
  );
}
