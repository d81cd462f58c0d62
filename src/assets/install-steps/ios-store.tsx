import { BRAND } from '../../site.ts';
import { ActionButton } from './kit/buttons.tsx';
import { StoreDeveloper } from './kit/StoreDeveloper.tsx';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, LINE } from './kit/paint.tsx';
import { AppIcon, Bar, Rule } from './kit/parts.tsx';
import { Screenshot } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';
import { Words } from './kit/Words.tsx';

/** The same in both steps, which show the same page. */
const VIEW = { x: -28, y: -14, scale: 1.07 };
const GET = { x: 90, y: 142, w: 84, h: 32, r: 16 };
const OPEN = GET;

/** The head of the app's page in the App Store. */
function StorePage({ isMarked = false }: { isMarked?: boolean }) {
  return (
    <>
      <Glyph name="back" x={14} y={44} size={18} color={ACCENT} />
      <AppIcon x={16} y={82} size={62} />
      <Words text={BRAND.wallet} x={90} y={86} maxWidth={120} size={17} weight={600} />
      <StoreDeveloper x={90} top={98} widthToRingEnd={122} isMarked={isMarked} />
    </>
  );
}

export const iosStore = {
  get: stepPicture({
    device: 'iphone',
    view: VIEW,
    target: GET,
    screen: (get) => (
      <>
        <StorePage isMarked />
        <ActionButton {...GET} text={get} />
        {[0, 1, 2].map((index) => (
          <g key={index}>
            <Bar x={32 + index * 66} y={200} w={28} tone="faint" />
            <Bar x={36 + index * 66} y={212} w={20} h={8} />
            {index > 0 && <rect x={14 + index * 66} y={200} width={1} height={22} fill={LINE} />}
          </g>
        ))}
        <Rule x={18} y={188} w={188} />
        <Screenshot x={18} y={236} kind="balance" />
        <Screenshot x={104} y={236} kind="pearl" />
        <Screenshot x={190} y={236} kind="card" />
      </>
    ),
  }),
  open: stepPicture({
    device: 'iphone',
    view: VIEW,
    target: OPEN,
    screen: (open) => (
      <>
        <StorePage />
        <ActionButton {...OPEN} text={open} />
        <Rule x={18} y={188} w={188} />
        <Bar x={18} y={204} w={66} h={8} tone="ink" />
        <Bar x={18} y={222} w={170} tone="faint" />
        <Bar x={18} y={234} w={128} tone="faint" />
        <Screenshot x={18} y={252} kind="balance" />
        <Screenshot x={104} y={252} kind="card" />
        <Screenshot x={190} y={252} kind="balance" />
      </>
    ),
  }),
};
