import { BRAND } from '../../site.ts';
import { ActionButton, SecondaryButton } from './kit/buttons.tsx';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, INK, LINE, MUTED, PAPER } from './kit/paint.tsx';
import { LabelText } from './kit/labels.tsx';
import { AppIcon, Bar, Panel, Pearl, SCREEN, ScreenBackground } from './kit/parts.tsx';
import { AddressBar, SitePage, StoreButton } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';
import { Words } from './kit/Words.tsx';

/** Where the page becomes light, so that the phone stands out on a dark page, too. */
const FOLD = 222;
const DOWNLOAD = { x: 20, y: 168, w: 184, h: 38, r: 19 };
const VERDICT = { x: 14, y: 150, w: 196, h: 62, r: 22 };
const ALLOW = { x: 14, y: 192, w: 196, h: 62, r: 22 };
const INSTALL = { x: 118, y: 178, w: 74, h: 38, r: 19 };

export const androidFile = {
  download: stepPicture({
    device: 'android',
    view: { x: -28, y: -14, scale: 1.07 },
    target: { ...DOWNLOAD, isOnInk: true },
    screen: (apk) => (
      <>
        <SitePage fold={FOLD} top={76}>
          <Pearl x={204} y={112} r={46} />
        </SitePage>
        <AddressBar y={38} />
        <Bar x={22} y={85} w={84} h={11} tone="paper" />
        <Bar x={22} y={101} w={58} h={11} tone="paper" />
        <StoreButton x={20} y={119} w={184} h={32} />
        <ActionButton {...DOWNLOAD} glyph="download" text={apk} isOutlined />
      </>
    ),
  }),
  check: stepPicture({
    device: 'android',
    view: { x: -22, y: 36, scale: 1.12 },
    target: VERDICT,
    screen: () => (
      <>
        <ScreenBackground />
        <rect width={SCREEN.width} height={78} fill={PAPER} />
        <AddressBar y={38} />
        <Bar x={22} y={98} w={98} h={13} tone="ink" />
        <Bar x={22} y={120} w={140} tone="faint" />
        <Panel x={14} y={136} w={196} h={190} r={22} />
        {[92, 70, 112].map((width, index) => (
          <g key={width}>
            <Glyph name="check" x={30} y={234 + index * 26} size={14} color={ACCENT} />
            <Bar x={54} y={238 + index * 26} w={width} />
          </g>
        ))}
      </>
    ),
    lifted: (official) => (
      <>
        <Panel {...VERDICT} />
        <circle cx={43} cy={181} r={16} fill={ACCENT} />
        <Glyph name="check" x={34} y={172} size={18} color={PAPER} />
        <Words text={official} x={70} y={181} maxWidth={128} weight={600} />
      </>
    ),
  }),
  allow: stepPicture({
    device: 'android',
    view: { x: -28, y: 66, scale: 1.07 },
    target: ALLOW,
    screen: () => (
      <>
        <ScreenBackground />
        <Glyph name="back" x={14} y={44} size={20} color={INK} />
        <LabelText label="unknown-apps" x={18} y={91} maxWidth={188} size={16} weight={600} />
        <Panel x={14} y={122} w={196} h={56} r={20} />
        <circle cx={44} cy={150} r={17} fill={LINE} />
        <Glyph name="globe" x={33} y={139} size={22} color={MUTED} />
        <Bar x={74} y={140} w={60} h={8} tone="ink" />
        <Bar x={74} y={155} w={38} tone="faint" />
        <Glyph name="shield" x={22} y={285} size={18} color={MUTED} />
        {[138, 150, 96].map((width, index) => (
          <Bar key={width} x={50} y={287 + index * 12} w={width} tone="faint" />
        ))}
      </>
    ),
    lifted: (allow) => (
      <>
        <Panel {...ALLOW} />
        <Words text={allow} x={30} y={223} maxWidth={110} />
        <rect x={148} y={208} width={50} height={30} rx={15} fill={ACCENT} />
        <circle cx={183} cy={223} r={11} fill={PAPER} />
        <Glyph name="check" x={176} y={216} size={14} color={ACCENT} />
      </>
    ),
  }),
  install: stepPicture({
    device: 'android',
    view: { x: -28, y: -14, scale: 1.07 },
    target: INSTALL,
    behind: () => (
      <>
        <ScreenBackground />
        <Bar x={22} y={48} w={66} h={11} tone="ink" />
      </>
    ),
    screen: (install) => (
      <>
        <Panel x={16} y={68} w={192} h={166} r={30} />
        <AppIcon x={34} y={84} size={40} />
        <Words text={BRAND.wallet} x={86} y={104} maxWidth={112} size={16} weight={600} />
        <LabelText label="install-question" x={34} y={150} maxWidth={156} size={14} weight={400} />
        <SecondaryButton x={32} y={178} w={74} h={38} label="cancel" />
        <ActionButton {...INSTALL} text={install} />
      </>
    ),
  }),
};
