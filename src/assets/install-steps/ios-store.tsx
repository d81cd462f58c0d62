import { BRAND } from '../../site.ts';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, LINE } from './kit/paint.tsx';
import { ActionButton, AppIcon, Bar, Rule } from './kit/parts.tsx';
import { Screenshot } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';
import { Words } from './kit/Words.tsx';

const GET = { x: 104, y: 120, w: 78, h: 30, r: 15 };
const OPEN = { x: 104, y: 120, w: 84, h: 32, r: 16 };

export const iosStore = {
  get: stepPicture({
    device: 'iphone',
    view: { x: -16, y: -18, scale: 1.17 },
    target: GET,
    screen: (get) => (
      <>
        <Glyph name="back" x={14} y={44} size={18} color={ACCENT} />
        <AppIcon x={18} y={76} size={74} />
        <Words text={BRAND.wallet} x={104} y={88} maxWidth={106} size={17} weight={600} />
        <Bar x={104} y={102} w={64} tone="faint" />
        <ActionButton {...GET} text={get} />
        {[0, 1, 2].map((index) => (
          <g key={index}>
            <Bar x={32 + index * 66} y={176} w={28} tone="faint" />
            <Bar x={36 + index * 66} y={188} w={20} h={8} />
            {index > 0 && <rect x={14 + index * 66} y={176} width={1} height={22} fill={LINE} />}
          </g>
        ))}
        <Rule x={18} y={164} w={188} />
        <Screenshot x={18} y={214} kind="balance" />
        <Screenshot x={104} y={214} kind="pearl" />
        <Screenshot x={190} y={214} kind="card" />
      </>
    ),
  }),
  open: stepPicture({
    device: 'iphone',
    view: { x: -38, y: -18, scale: 1 },
    target: OPEN,
    screen: (open) => (
      <>
        <Glyph name="back" x={14} y={44} size={18} color={ACCENT} />
        <AppIcon x={18} y={76} size={74} />
        <Words text={BRAND.wallet} x={104} y={88} maxWidth={106} size={17} weight={600} />
        <Bar x={104} y={102} w={64} tone="faint" />
        <ActionButton {...OPEN} text={open} />
        <Rule x={18} y={176} w={188} />
        <Bar x={18} y={194} w={66} h={8} tone="ink" />
        <Bar x={18} y={212} w={170} tone="faint" />
        <Bar x={18} y={224} w={128} tone="faint" />
        <Screenshot x={18} y={244} kind="balance" />
        <Screenshot x={104} y={244} kind="card" />
        <Screenshot x={190} y={244} kind="balance" />
      </>
    ),
  }),
};
