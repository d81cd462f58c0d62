import { Glyph } from './kit/Glyph.tsx';
import { LINE, MUTED, PAPER } from './kit/paint.tsx';
import { ActionButton, AppLine, Bar, Pointer } from './kit/parts.tsx';
import { HomeScreen, Shot } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';

export const androidStore = [
  // Step 1: install the app.
  stepPicture({
    above: <Pointer x={176} y={242} />,
    screen: (
      <>
        <Glyph name="back" x={14} y={48} size={18} color={MUTED} />
        <Glyph name="search" x={164} y={48} size={18} color={MUTED} />
        <Glyph name="more" x={190} y={48} size={18} color={MUTED} />
        <AppLine x={20} y={82} size={60} />
        {(['star', 'download', 'shieldCheck'] as const).map((name, index) => (
          <g key={name}>
            <Glyph name={name} x={38 + index * 66} y={160} size={18} color={MUTED} />
            <Bar x={33 + index * 66} y={184} w={28} h={5} tone="faint" />
            {index > 0 && <rect x={14 + index * 66} y={162} width={1} height={24} fill={LINE} />}
          </g>
        ))}
        <ActionButton x={20} y={206} w={184} h={38} glyph="arrowDown" bar={46} />
        <Shot x={20} y={266} kind="pearl" />
        <Shot x={106} y={266} kind="balance" />
        <Shot x={192} y={266} kind="card" />
      </>
    ),
  }),
  // Step 2: open the app on the home screen.
  stepPicture({
    crop: 'bottom',
    above: <Pointer x={119} y={408} />,
    screen: (
      <>
        <HomeScreen round top={180} app={13} />
        <rect x={20} y={428} width={184} height={36} rx={18} fill={PAPER} fillOpacity={0.9} />
        <Glyph name="search" x={32} y={437} size={18} color={MUTED} />
      </>
    ),
  }),
] as const;
