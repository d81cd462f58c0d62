import { useContext } from 'react';
import { BRAND } from '../../site.ts';
import { ActionButton, SecondaryButton } from './kit/buttons.tsx';
import { fitWords } from './kit/fit-words.ts';
import { Glyph } from './kit/Glyph.tsx';
import { ACCENT, LILAC } from './kit/paint.tsx';
import { LabelText, PictureLabelsContext } from './kit/labels.tsx';
import { Bar, HomeIndicator, Panel, Row, ScreenBackground } from './kit/parts.tsx';
import { HOME_APP, HomeScreen, SitePage } from './kit/scenes.tsx';
import { stepPicture } from './kit/StepPicture.tsx';
import { Words } from './kit/Words.tsx';

/** The same in every language. */
export const WIFI = 'Wi-Fi';

const INSTALL = { x: 118, y: 190, w: 74, h: 38, r: 19 };
const GENERAL = { x: 14, y: 204, w: 196, h: 46, r: 16 };
const DEVICE = { x: 14, y: 170, w: 196, h: 54, r: 18 };
const DEVELOPER = { x: 14, y: 344, w: 196, h: 52, r: 18 };
const TRUST = { x: 14, y: 90, w: 196, h: 46, r: 16 };
const RESTART = { x: 32, y: 206, w: 160, h: 46, r: 23 };

export const iosEnterprise = {
  install: stepPicture({
    device: 'iphone',
    view: { x: -28, y: -14, scale: 1.07 },
    target: INSTALL,
    behind: () => (
      <SitePage top={40}>
        <Bar x={22} y={48} w={84} h={9} tone="paper" />
      </SitePage>
    ),
    // Both buttons are tapped, so the first is not dimmed with its page.
    screen: (download, install) => (
      <>
        <ActionButton x={20} y={66} w={184} h={46} glyph="phone" text={download} isOutlined />
        <Panel x={18} y={122} w={188} h={122} r={32} />
        <Words text={BRAND.wallet} x={36} y={147} maxWidth={152} weight={600} />
        <Bar x={36} y={162} w={148} tone="faint" />
        <Bar x={36} y={174} w={108} tone="faint" />
        <SecondaryButton x={32} y={190} w={74} h={38} label="cancel" />
        <ActionButton {...INSTALL} text={install} />
      </>
    ),
  }),
  general: stepPicture({
    device: 'iphone',
    view: { x: -28, y: 33, scale: 1.07 },
    target: GENERAL,
    screen: (settings) => (
      <>
        <ScreenBackground />
        <Words text={settings} x={18} y={62} maxWidth={188} size={24} weight={600} />
        <Panel x={14} y={86} w={196} h={52} r={18} />
        <circle cx={42} cy={112} r={16} fill={LILAC} />
        <Bar x={68} y={102} w={62} h={7} tone="ink" />
        <Bar x={68} y={116} w={92} h={5} tone="faint" />
        <Panel x={14} y={148} w={196} h={40} r={16} />
        <Row y={148} glyph="wifi" label={WIFI} isLast />
        <Panel x={14} y={266} w={196} h={80} r={16} />
        <Row y={266} glyph="sun" label={68} />
        <Row y={306} glyph="bell" label={44} isLast />
      </>
    ),
    lifted: (_, general) => (
      <>
        <Panel {...GENERAL} />
        <Row {...GENERAL} glyph="gear" label={general} isLast />
      </>
    ),
  }),
  device: stepPicture({
    device: 'iphone',
    view: { x: -28, y: -14, scale: 1.07 },
    target: DEVICE,
    screen: () => (
      <>
        <ScreenBackground />
        <Glyph name="back" x={14} y={49} size={20} color={ACCENT} />
        <LabelText label="general" x={112} y={59} maxWidth={130} weight={600} anchor="middle" />
        <Panel x={14} y={84} w={196} h={80} r={18} />
        <Row y={84} label={58} />
        <Row y={124} label={92} isLast />
        <Panel x={14} y={248} w={196} h={80} r={18} />
        <Row y={248} label={74} isLast />
      </>
    ),
    lifted: (device) => (
      <>
        <Panel {...DEVICE} />
        <Row {...DEVICE} label={device} isLast />
      </>
    ),
  }),
  developer: stepPicture({
    device: 'iphone',
    view: { x: -28, y: 241, scale: 1.07 },
    target: DEVELOPER,
    screen: (heading) => (
      <>
        <ScreenBackground />
        <Panel x={14} y={220} w={196} h={66} r={18} />
        <Row y={232} label={92} isLast />
        <Words text={heading} x={28} y={318} maxWidth={182} weight={600} />
        <HomeIndicator />
      </>
    ),
    lifted: () => (
      <>
        <Panel {...DEVELOPER} />
        <DeveloperRow />
      </>
    ),
  }),
  trust: stepPicture({
    device: 'iphone',
    view: { x: -28, y: 52, scale: 1.07 },
    target: TRUST,
    // The dialog opens after the tap, so the row is not dimmed with its page.
    screen: (_, restart) => (
      <>
        <ScreenBackground />
        <Panel x={18} y={150} w={188} h={170} r={32} />
        <Bar x={52} y={168} w={120} h={8} tone="ink" />
        <Bar x={40} y={184} w={144} tone="faint" />
        <ActionButton {...RESTART} text={restart} isLater />
        <SecondaryButton x={32} y={266} w={160} h={38} label="cancel" />
      </>
    ),
    lifted: (trust) => (
      <>
        <Panel {...TRUST} />
        <TrustButton trust={trust} />
      </>
    ),
  }),
  open: stepPicture({
    device: 'iphone',
    view: { x: -28, y: 260, scale: 1.1 },
    target: HOME_APP,
    screen: () => <HomeScreen name={BRAND.wallet} />,
  }),
};

/** The developer's name, or a bar where the site has no name (DL-5). */
function DeveloperRow() {
  const { organization = 104 } = useContext(PictureLabelsContext);
  return <Row {...DEVELOPER} label={organization} tone="ink" isLast />;
}

/** `trust` is the first `<ui>` of the step's text. iOS adds the developer's name: a bar if there is none (DL-5). */
function TrustButton({ trust }: { trust: string }) {
  const { organization } = useContext(PictureLabelsContext);
  const words = { x: 30, y: 113, color: ACCENT, weight: 600 };
  if (organization) return <Words {...words} text={trust} maxWidth={164} />;
  const x = 40 + fitWords(trust, 96, 15).width;
  return (
    <>
      <Words {...words} text={trust} maxWidth={96} />
      <rect x={x} y={109.5} width={196 - x} height={7} rx={3.5} fill={ACCENT} fillOpacity={0.3} />
    </>
  );
}
