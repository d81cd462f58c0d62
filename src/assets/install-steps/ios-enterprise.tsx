import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, INK, LILAC, usePaint } from './kit/paint.tsx';
import {
  ActionButton,
  AppIcon,
  AppLine,
  Bar,
  Ground,
  Halo,
  Panel,
  Pearl,
  Pointer,
  QuietButton,
  Row,
  Veil,
} from './kit/parts.tsx';
import { AddressLine, Sheet, WalletScreen } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';

export const iosEnterprise = [
  // Step 1: allow the installation.
  stepPicture({
    above: <Pointer x={186} y={324} />,
    screen: (
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
    ),
  }),
  // Step 2: open Settings, General.
  stepPicture({
    above: <Pointer x={166} y={284} />,
    screen: (
      <>
        <Ground />
        <Bar x={22} y={54} w={86} h={13} tone="ink" />
        <Panel x={14} y={82} w={196} h={54} r={18} />
        <circle cx={42} cy={109} r={16} fill={LILAC} />
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
    ),
  }),
  // Step 3: VPN and device management, at the end of General.
  stepPicture({
    above: <Pointer x={158} y={326} />,
    screen: (
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
    ),
  }),
  // Step 4: trust the profile and confirm.
  stepPicture({
    crop: 'bottom',
    above: <Pointer x={172} y={416} />,
    screen: (
      <>
        <Ground />
        <Panel x={14} y={120} w={196} h={76} r={20} />
        <AppLine x={28} y={136} size={44} />
        <Veil />
        <Sheet y={220} />
        <NacreDisc />
        <Glyph name="shieldCheck" x={94} y={264} size={36} color={ACCENT} />
        <Bar x={52} y={328} w={120} h={9} tone="ink" />
        <Bar x={36} y={347} w={152} tone="faint" />
        <Bar x={58} y={359} w={108} tone="faint" />
        <ActionButton x={28} y={382} w={168} h={38} bar={48} />
        <QuietButton x={28} y={430} w={168} h={34} bar={38} />
      </>
    ),
  }),
  // Step 5: the app is open; nothing to tap.
  stepPicture({ screen: <WalletScreen /> }),
] as const;

function NacreDisc() {
  return <circle cx={112} cy={282} r={30} fill={usePaint('nacre')} />;
}
