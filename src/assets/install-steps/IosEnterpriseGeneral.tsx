import type { ReactElement } from 'react';
import { NACRE } from './kit/paint.ts';
import { Bar, Ground, Halo, Panel, Row } from './kit/parts.tsx';
import { Pointer } from './kit/Pearl.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <Ground />
      <Bar x={22} y={54} w={86} h={13} tone="ink" />
      <Panel x={14} y={82} w={196} h={54} r={18} />
      <circle cx={42} cy={109} r={16} fill={NACRE[1]} />
      <Bar x={68} y={100} w={62} h={7} tone="ink" />
      <Bar x={68} y={113} w={88} h={5} tone="faint" />
      <Panel x={14} y={150} w={196} h={80} r={18} />
      <Row y={150} glyph="wifi" bar={38} />
      <Row y={190} glyph="battery" bar={52} last />
      <Panel x={14} y={246} w={196} h={120} r={18} />
      <Row y={286} glyph="sun" bar={68} />
      <Row y={326} glyph="lock" bar={58} last />
      <Panel x={14} y={246} w={196} h={40} r={16} />
      <Halo x={14} y={246} w={196} h={40} r={16} />
      <Row y={246} glyph="gear" bar={50} target />
    </>
  );
}

/** Enterprise, step 2: open the settings and go to the general ones. */
export function IosEnterpriseGeneral({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture className={className} screen={<Screen />} above={<Pointer x={166} y={284} />} />
  );
}
