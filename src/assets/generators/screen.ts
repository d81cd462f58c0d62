/**
 * The phone's screen without words and figures: the page draws those over it, in the visitor's
 * language. The positions match `features/app-screens/WalletPhone.tsx`.
 */
import type { Drawing } from './browser.ts';

/** CSS px of the app's screen; the same ratio as the phone's display. */
const WIDTH = 393;
const HEIGHT = 852;
const EDGE = 24;

const icon = (path: string) => `<svg class="i" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
const ACTIONS = ['M12 20V4M5 11l7-7 7 7', 'M12 4v16M5 13l7 7 7-7', 'M4 8h15l-4-4M20 16H5l4 4'];
const TABS = [
  'M4 11l8-7 8 7v9H4z',
  'M6 6h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM3 10.5h18',
  'M3 17l6-6 4 4 8-9M21 6v5M21 6h-5',
  'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 20c2-5 14-5 16 0',
];

const COINS = ['mint', 'ice'];
const STYLE = `
body{position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:var(--palette-paper-50);color:var(--palette-ink-900);font-family:'Unio Text','Unio Han'}
.glow{position:absolute;inset:-150px -110px auto;height:620px;
  background:radial-gradient(50% 50% at 22% 46%,var(--gradient-nacre-1),transparent 74%),radial-gradient(52% 52% at 52% 34%,var(--gradient-nacre-2),transparent 74%),radial-gradient(48% 52% at 88% 56%,var(--gradient-nacre-3),transparent 74%)}
.status{position:relative;display:flex;justify-content:space-between;align-items:center;padding:20px 30px 0;font-weight:600;font-size:16px}
.status svg{width:26px;height:13px;fill:currentColor}
.eye{position:absolute;left:50%;top:17px;width:22px;height:22px;margin-left:-11px;border-radius:50%;background:radial-gradient(circle at 42% 40%,#23283f 0,#0c0d16 34%,#040406 70%)}
.i{width:23px;height:23px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.actions,.coins,.lines,.ask,.tabs{position:absolute;left:${EDGE}px;right:${EDGE}px}
.actions{top:206px;display:grid;grid-template-columns:repeat(3,1fr);gap:10px}
.actions div{height:84px;padding-top:19px;border-radius:24px;background:var(--palette-white);display:grid;justify-items:center;align-items:start}
.actions div:first-child{background:var(--palette-ink-900);color:var(--palette-white)}
.coins{top:306px;height:136px;border-radius:24px;background:var(--palette-white);box-shadow:0 18px 34px -20px #0c0d1266}
.coins img{position:absolute;left:18px;top:14px;width:40px;height:40px}
.coins img+img{top:82px}.coins hr{position:absolute;inset:68px 18px auto;border:0;border-top:1px solid #0c0d1214;margin:0}
.lines{top:496px;height:88px;border:1px solid #0c0d1218;border-width:1px 0;background:linear-gradient(#0c0d1218,#0c0d1218) 0 50%/100% 1px no-repeat}
.ask{bottom:104px;height:66px;border-radius:24px;padding:2px;background:linear-gradient(100deg,#f3b9c9,#b9b2f2 35%,#9fd2ee 68%,#afe2cc)}
.ask>div{height:100%;border-radius:22px;background:var(--palette-white);padding:0 8px 0 17px;display:flex;align-items:center;gap:12px}
.ask img{width:30px;height:30px}.ask u{width:2.5px;height:26px;border-radius:2px;background:var(--palette-cobalt-600)}
.ask b{margin-left:auto;width:46px;height:46px;border-radius:50%;background:#eceaf6;display:grid;place-items:center;color:var(--palette-cobalt-600)}
.tabs{bottom:24px;height:62px;border-radius:31px;background:var(--palette-ink-900);color:var(--palette-white);display:flex;align-items:center;justify-content:space-around;padding:0 14px}
.tabs .i{opacity:.55}.tabs .i:first-child{opacity:1}`;

/** Needs the tinted pearls among the masters. */
export function screenDrawing(): Drawing {
  const markup = `<div class="glow"></div>
<div class="status"><span>9:41</span><svg viewBox="0 0 26 13"><rect x=".6" y=".6" width="21.8" height="11.8" rx="3.9" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".45"/><rect x="2.4" y="2.4" width="15" height="8.2" rx="2.3"/><rect x="23.7" y="4.2" width="1.8" height="4.6" rx=".9" opacity=".5"/></svg></div>
<div class="eye"></div>
<div class="actions">${ACTIONS.map((path) => `<div>${icon(path)}</div>`).join('')}</div>
<div class="coins">${COINS.map((tint) => `<img src="masters/pearl-${tint}.png">`).join('')}<hr></div>
<div class="lines"></div>
<div class="ask"><div><img src="masters/pearl-white.png"><u></u><b>${icon('M12 20V4M5 11l7-7 7 7')}</b></div></div>
<div class="tabs">${TABS.map(icon).join('')}</div>`;
  return { markup, style: STYLE, width: WIDTH, height: HEIGHT, scale: 6 };
}
