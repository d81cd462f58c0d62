import type { ReactElement } from 'react';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT } from './kit/paint.ts';
import { Bar, Ground, Halo, Panel, Row } from './kit/parts.tsx';
import { Pointer } from './kit/Pearl.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <Ground />
      <Glyph name="back" x={16} y={51} size={20} color={ACCENT} />
      <Bar x={84} y={57} w={56} h={8} tone="ink" />
      <Panel x={14} y={86} w={196} h={80} r={18} />
      <Row y={86} bar={40} />
      <Row y={126} bar={74} last />
      <Panel x={14} y={182} w={196} h={80} r={18} />
      <Row y={182} bar={58} />
      <Row y={222} bar={92} last />
      <Panel x={14} y={280} w={196} h={44} r={16} />
      <Halo x={14} y={280} w={196} h={44} r={16} />
      <Row y={282} glyph="shield" bar={104} target />
    </>
  );
}

/** Enterprise, step 3: VPN and device management, at the end of the general settings. */
export function IosEnterpriseProfiles({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture className={className} screen={<Screen />} above={<Pointer x={158} y={326} />} />
  );
}
