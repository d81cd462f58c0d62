import type { ReactElement } from 'react';
import { ACCENT, INK, LINE } from './kit/paint.ts';
import { ActionButton, Bar, Panel } from './kit/parts.tsx';
import { Glyph } from './kit/Glyph.tsx';
import { Pearl, Pointer } from './kit/Pearl.tsx';
import { AddressLine } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <AddressLine y={48} />
      <rect y={92} width={224} height={396} fill={INK} />
      <Pearl x={202} y={150} r={54} />
      <Bar x={22} y={118} w={84} h={14} tone="paper" />
      <Bar x={22} y={140} w={58} h={14} tone="paper" />
      <Bar x={22} y={170} w={66} />
      <Bar x={22} y={182} w={48} />
      <ActionButton x={22} y={212} w={180} h={42} glyph="download" bar={48} />
      <Panel x={12} y={272} w={200} h={56} r={20} />
      <path
        d="M30 286h13l9 9v21h-22z"
        fill={LINE}
        stroke={LINE}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Glyph name="arrowDown" x={33} y={296} size={15} color={ACCENT} />
      <Bar x={66} y={289} w={72} h={7} tone="ink" />
      <Bar x={66} y={305} w={130} tone="faint" />
      <Bar x={66} y={305} w={78} tone="accent" />
    </>
  );
}

/** Android file, step 1: download the installation file from the official site. */
export function AndroidFileDownload({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture className={className} screen={<Screen />} above={<Pointer x={174} y={250} />} />
  );
}
