import { BRAND } from '../../site.ts';
import { ActionButton, SecondaryButton } from './kit/buttons.tsx';
import { StoreDeveloper } from './kit/StoreDeveloper.tsx';
import { Glyph } from './kit/Glyph.tsx';
import { LINE, MUTED } from './kit/paint.tsx';
import { AppIcon, Bar, Rule } from './kit/parts.tsx';
import { Screenshot } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';
import { Words } from './kit/Words.tsx';

/** The same in both steps, which show the same page. */
const VIEW = { x: -28, y: -14, scale: 1.07 };
const INSTALL = { x: 18, y: 188, w: 188, h: 38, r: 19 };
const OPEN = { x: 122, y: 144, w: 84, h: 38, r: 19 };

/** The head of the app's page in Google Play. */
function StorePage({ isMarked = false }: { isMarked?: boolean }) {
  return (
    <>
      <Glyph name="back" x={14} y={43} size={18} color={MUTED} />
      <Glyph name="search" x={166} y={43} size={18} color={MUTED} />
      <Glyph name="more" x={190} y={43} size={18} color={MUTED} />
      <AppIcon x={18} y={72} size={56} />
      <Words text={BRAND.wallet} x={86} y={84} maxWidth={124} size={18} weight={600} />
      <StoreDeveloper x={86} top={97} widthToRingEnd={122} isMarked={isMarked} />
    </>
  );
}

export const androidStore = {
  get: stepPicture({
    device: 'android',
    view: VIEW,
    target: INSTALL,
    screen: (install) => (
      <>
        <StorePage isMarked />
        {(['star', 'download', 'shieldCheck'] as const).map((name, index) => (
          <g key={name}>
            <Glyph name={name} x={37 + index * 66} y={143} size={18} color={MUTED} />
            <Bar x={32 + index * 66} y={166} w={28} h={5} tone="faint" />
            {index > 0 && <rect x={13 + index * 66} y={146} width={1} height={22} fill={LINE} />}
          </g>
        ))}
        <ActionButton {...INSTALL} text={install} />
        <Screenshot x={18} y={246} kind="pearl" />
        <Screenshot x={104} y={246} kind="balance" />
        <Screenshot x={190} y={246} kind="card" />
      </>
    ),
  }),
  open: stepPicture({
    device: 'android',
    view: VIEW,
    target: OPEN,
    screen: (open) => (
      <>
        <StorePage />
        <SecondaryButton x={18} y={144} w={92} h={38} label="uninstall" />
        <ActionButton {...OPEN} text={open} />
        <Rule x={18} y={202} w={188} />
        <Bar x={18} y={218} w={78} h={8} tone="ink" />
        {[0, 1, 2, 3, 4].map((index) => (
          <Glyph key={index} name="star" x={18 + index * 40} y={238} size={24} color={MUTED} />
        ))}
        <Screenshot x={18} y={284} kind="balance" />
        <Screenshot x={104} y={284} kind="card" />
        <Screenshot x={190} y={284} kind="pearl" />
      </>
    ),
  }),
};
