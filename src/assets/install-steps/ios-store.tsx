import { Glyph } from './kit/Glyph.tsx';
import { LINE, MUTED } from './kit/paint.tsx';
import { ActionButton, AppIcon, Bar, Pointer, Rule } from './kit/parts.tsx';
import { HomeScreen, Shot } from './kit/scenes.tsx';
import { squircle } from './kit/squircle.ts';
import { stepPicture } from './kit/StepPicture.tsx';

export const iosStore = [
  // Step 1: find the app and get it.
  stepPicture({
    above: <Pointer x={204} y={150} />,
    screen: (
      <>
        <rect x={18} y={52} width={188} height={34} rx={12} fill={LINE} fillOpacity={0.6} />
        <Glyph name="search" x={28} y={61} size={16} color={MUTED} />
        <Bar x={52} y={66} w={66} tone="ink" />
        <AppIcon x={18} y={104} size={52} />
        <Bar x={80} y={115} w={48} h={8} tone="ink" />
        <Bar x={80} y={131} w={34} tone="faint" />
        <Bar x={80} y={143} w={24} h={4} tone="faint" />
        <ActionButton x={150} y={115} w={56} h={30} glyph="arrowDown" bar={0} />
        <Shot x={18} y={174} kind="balance" />
        <Shot x={104} y={174} kind="pearl" />
        <Shot x={190} y={174} kind="card" />
        <Rule x={18} y={330} w={188} />
        <path d={squircle(18, 344, 44, 44, 13)} fill={LINE} />
        <Bar x={74} y={354} w={56} h={7} />
      </>
    ),
  }),
  // Step 2: open the app on the home screen.
  stepPicture({
    above: <Pointer x={166} y={176} />,
    screen: <HomeScreen top={66} app={6} />,
  }),
] as const;
