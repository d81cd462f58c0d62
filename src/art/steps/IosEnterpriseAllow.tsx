import type { ReactElement } from 'react';
import { AppIcon } from './kit/AppIcon.tsx';
import { INK, MUTED } from './kit/paint.ts';
import { ActionButton, Bar, Panel, QuietButton, Veil } from './kit/parts.tsx';
import { Pearl, Pointer } from './kit/Pearl.tsx';
import { AddressLine } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <AddressLine y={50} />
      <rect y={94} width={224} height={394} fill={INK} />
      <Bar x={22} y={118} w={112} h={14} tone="paper" />
      <Bar x={22} y={140} w={74} h={14} tone="paper" />
      <Pearl x={170} y={330} r={92} />
      <rect y={94} width={224} height={394} fill={MUTED} fillOpacity={0.08} />
      <Veil />
      <Panel x={20} y={138} w={184} h={186} r={30} />
      <AppIcon x={88} y={156} size={48} />
      <Bar x={60} y={218} w={104} h={8} tone="ink" />
      <Bar x={48} y={236} w={128} tone="faint" />
      <Bar x={68} y={248} w={88} tone="faint" />
      <QuietButton x={34} y={274} w={72} h={34} />
      <ActionButton x={118} y={274} w={72} h={34} bar={32} />
    </>
  );
}

/** Enterprise, step 1: allow the installation that the download page asks for. */
export function IosEnterpriseAllow({ className }: StepPictureProps): ReactElement {
  return <StepPicture className={className} screen={<Screen />} above={<Pointer x={184} y={310} />} />;
}
