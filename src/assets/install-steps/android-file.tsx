import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, INK, LINE, MUTED, PAPER } from './kit/paint.tsx';
import {
  ActionButton,
  AppIcon,
  Bar,
  Ground,
  Halo,
  Panel,
  Pearl,
  Pointer,
  QuietButton,
  Veil,
} from './kit/parts.tsx';
import { AddressLine, Sheet } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';

export const androidFile = [
  // Step 1: download the APK from the official site.
  stepPicture({
    above: <Pointer x={174} y={250} />,
    screen: (
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
    ),
  }),
  // Step 2: allow installation from this source.
  stepPicture({
    above: <Pearl x={179} y={230} r={21} />,
    screen: (
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
    ),
  }),
  // Step 3: open the installed app.
  stepPicture({
    crop: 'bottom',
    above: <Pointer x={192} y={452} />,
    screen: (
      <>
        <rect width={224} height={488} fill={INK} />
        <Pearl x={202} y={172} r={54} />
        <Bar x={22} y={190} w={66} />
        <Veil />
        <Sheet y={236} />
        <AppIcon x={80} y={266} size={64} />
        <circle cx={146} cy={326} r={15} fill={PAPER} />
        <circle cx={146} cy={326} r={12} fill={ACCENT} />
        <Glyph name="check" x={138} y={318} size={16} color={PAPER} />
        <Bar x={62} y={352} w={100} h={9} tone="ink" />
        <Bar x={48} y={372} w={128} tone="faint" />
        <QuietButton x={24} y={414} w={82} h={38} />
        <ActionButton x={118} y={414} w={82} h={38} bar={34} />
      </>
    ),
  }),
] as const;
