import type { ReactElement } from 'react';
import { Glyph, type GlyphName } from './kit/Glyph.tsx';
import { LINE, MUTED } from './kit/paint.ts';
import { ActionButton, AppLine, Bar } from './kit/parts.tsx';
import { Pointer } from './kit/Pearl.tsx';
import { Shot } from './kit/scenes.tsx';
import { StepPicture, type StepPictureProps } from './kit/StepPicture.tsx';

const FACTS: readonly GlyphName[] = ['star', 'download', 'shieldCheck'];

function Screen(): ReactElement {
  return (
    <>
      <Glyph name="back" x={14} y={48} size={18} color={MUTED} />
      <Glyph name="search" x={164} y={48} size={18} color={MUTED} />
      <Glyph name="more" x={190} y={48} size={18} color={MUTED} />
      <AppLine x={20} y={82} size={60} />
      {FACTS.map((name, index) => (
        <g key={name}>
          <Glyph name={name} x={38 + index * 66} y={160} size={18} color={MUTED} />
          <Bar x={33 + index * 66} y={184} w={28} h={5} tone="faint" />
          {index === 0 ? null : (
            <rect x={14 + index * 66} y={162} width={1} height={24} fill={LINE} />
          )}
        </g>
      ))}
      <ActionButton x={20} y={206} w={184} h={38} glyph="arrowDown" bar={46} />
      <Shot x={20} y={266} kind="pearl" />
      <Shot x={106} y={266} kind="balance" />
      <Shot x={192} y={266} kind="card" />
    </>
  );
}

/** Google Play, step 1: install the app. */
export function AndroidStoreInstall({ className }: StepPictureProps): ReactElement {
  return (
    <StepPicture className={className} screen={<Screen />} above={<Pointer x={176} y={242} />} />
  );
}
