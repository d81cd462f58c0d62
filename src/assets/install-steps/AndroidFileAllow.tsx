import type { ReactElement } from 'react';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, INK, LINE, MUTED } from './kit/paint.ts';
import { Bar, Ground, Halo, Panel } from './kit/parts.tsx';
import { Pearl } from './kit/Pearl.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

function Screen(): ReactElement {
  return (
    <>
      <Ground />
      <Glyph name="back" x={14} y={48} size={20} color={INK} />
      <Bar x={22} y={84} w={134} h={13} tone="ink" />
      <Panel x={14} y={116} w={196} h={64} r={20} />
      <circle cx={48} cy={148} r={19} fill={LINE} />
      <Glyph name="globe" x={36} y={136} size={24} color={MUTED} />
      <Bar x={80} y={138} w={60} h={8} tone="ink" />
      <Bar x={80} y={154} w={38} tone="faint" />
      <Panel x={14} y={198} w={196} h={64} r={20} />
      <Halo x={14} y={198} w={196} h={64} r={20} />
      <Bar x={30} y={220} w={84} h={8} tone="ink" />
      <Bar x={30} y={236} w={58} tone="faint" />
      <rect x={134} y={213} width={62} height={34} rx={17} fill={ACCENT} />
      <Glyph name="shield" x={24} y={286} size={18} color={MUTED} />
      {[138, 150, 96].map((width, index) => (
        <Bar key={width} x={52} y={288 + index * 13} w={width} tone="faint" />
      ))}
    </>
  );
}

/** Android file, step 2: allow installing from this source; the switch's thumb is the pearl. */
export function AndroidFileAllow({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture
      className={className}
      screen={<Screen />}
      above={<Pearl x={179} y={230} r={21} />}
    />
  );
}
