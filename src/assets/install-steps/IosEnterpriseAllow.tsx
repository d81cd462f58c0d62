import type { ReactElement } from 'react';
import { AppIcon } from './kit/AppIcon.tsx';
import { INK } from './kit/paint.ts';
import { ActionButton, Bar, Panel, QuietButton, Veil } from './kit/parts.tsx';
import { Pearl, Pointer } from './kit/Pearl.tsx';
import { AddressLine } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <AddressLine y={50} />
      <rect y={94} width={224} height={394} fill={INK} />
      <Bar x={22} y={112} w={104} h={12} tone="paper" />
      <Bar x={22} y={131} w={62} h={12} tone="paper" />
      <Pearl x={196} y={152} r={62} />
      <Veil />
      <Panel x={20} y={152} w={184} h={186} r={30} />
      <AppIcon x={88} y={170} size={48} />
      <Bar x={60} y={232} w={104} h={8} tone="ink" />
      <Bar x={48} y={250} w={128} tone="faint" />
      <Bar x={68} y={262} w={88} tone="faint" />
      <QuietButton x={34} y={288} w={72} h={34} />
      <ActionButton x={118} y={288} w={72} h={34} bar={32} />
    </>
  );
}

/** Enterprise, step 1: allow the installation that the download page asks for. */
export function IosEnterpriseAllow({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture className={className} screen={<Screen />} above={<Pointer x={186} y={324} />} />
  );
}
