/**
 * The phone's screen: figures, tickers, icons and a chart, but no words, so that it fits every
 * language. The assets add up to the balance.
 */
import type { Drawing } from './browser.ts';

/** CSS px of the app's screen; the same ratio as the phone's display. */
const WIDTH = 393;
const HEIGHT = 852;
const EDGE = 24;

/** A smooth line through (x, y) points. */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const bend = 0.19;
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const c1 = [from[0] + (x - before[0]) * bend, from[1] + (y - before[1]) * bend];
      const c2 = [x - (after[0] - from[0]) * bend, y - (after[1] - from[1]) * bend];
      return `${path}C${[...c1, ...c2, x, y].map((n) => n.toFixed(1)).join(' ')}`;
    },
    `M${at(0).join(' ')}`,
  );
}

/** A chart with heights from 0 to 1. */
const chart = (heights: readonly number[], width: number, height: number): string =>
  curve(
    heights.map((value, index) => [(index / (heights.length - 1)) * width, (1 - value) * height]),
  );

const WEEK = [
  0.16, 0.22, 0.15, 0.3, 0.27, 0.44, 0.38, 0.52, 0.47, 0.4, 0.58, 0.55, 0.72, 0.68, 0.9,
];

type Asset = {
  ticker: string;
  held: string;
  worth: string;
  change?: string;
  pearl: string;
  line: readonly number[];
};

const FLAT = [0.5, 0.5, 0.5];
const BTC = [0.1, 0.24, 0.18, 0.5, 0.42, 0.66, 0.6, 0.92];
const ETH = [0.06, 0.12, 0.4, 0.3, 0.36, 0.7, 0.78, 0.96];
const ASSETS: readonly Asset[] = [
  { ticker: 'USD', held: '12,400.00', worth: '$12,400.00', pearl: 'ice', line: FLAT },
  {
    ticker: 'BTC',
    held: '0.0812',
    worth: '$7,734.12',
    change: '+2.41%',
    pearl: 'blush',
    line: BTC,
  },
  { ticker: 'ETH', held: '1.124', worth: '$3,598.20', change: '+6.08%', pearl: 'lilac', line: ETH },
  { ticker: 'USDT', held: '1,084.08', worth: '$1,084.08', pearl: 'mint', line: FLAT },
];

const icon = (path: string) => `<svg class="i" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
const ACTIONS = [
  'M12 20V4M5 11l7-7 7 7',
  'M12 4v16M5 13l7 7 7-7',
  'M4 8h15l-4-4M20 16H5l4 4',
  'M12 5v14M5 12h14',
];
const TABS = [
  'M4 11l8-7 8 7v9H4z',
  'M6 6h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM3 10.5h18',
  'M3 17l6-6 4 4 8-9M21 6v5M21 6h-5',
  'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 20c2-5 14-5 16 0',
];

const row = ({ ticker, held, worth, change, line, pearl }: Asset): string => `<div class="asset">
  <img src="masters/pearl-${pearl}.png"><span>${ticker}<small>${held}</small></span>
  <svg class="line" viewBox="-2 -2 64 28"><path d="${chart(line, 60, 24)}"/></svg>
  <span>${worth}<small${change === undefined ? '' : ' class="up"'}>${change ?? '1.00'}</small></span></div>`;

const STYLE = `
body{position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:var(--palette-paper-50);color:var(--palette-ink-900);
  font-family:'Unio Text';font-feature-settings:'tnum';line-height:1.2}
.glow{position:absolute;inset:-150px -110px auto;height:620px;
  background:radial-gradient(50% 50% at 22% 46%,var(--gradient-nacre-1),transparent 74%),radial-gradient(52% 52% at 52% 34%,var(--gradient-nacre-2),transparent 74%),radial-gradient(48% 52% at 88% 56%,var(--gradient-nacre-3),transparent 74%)}
.status{position:relative;display:flex;justify-content:space-between;align-items:center;padding:20px 30px 0;font-weight:600;font-size:16px}
.status svg{width:26px;height:13px;fill:currentColor}
.eye{position:absolute;left:50%;top:17px;width:22px;height:22px;margin-left:-11px;border-radius:50%;background:radial-gradient(circle at 42% 40%,#23283f 0,#0c0d16 34%,#040406 70%)}
.body{position:relative;padding:0 ${EDGE}px}
.balance{font:420 62px/1.1 'Unio Display';letter-spacing:-.04em;margin:34px 0 0 -3px}
.balance i{font-style:normal;color:#8d897f}
.gain{display:flex;gap:10px;align-items:center;color:var(--palette-green-700);font-size:16px;font-weight:600;margin-top:6px}
.gain b{font-weight:600;padding:4px 9px;border-radius:99px;background:#ffffff8c}
.chart{display:block;width:${WIDTH}px;height:116px;margin:12px 0 0 -${EDGE}px;overflow:visible}
.i{width:23px;height:23px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.actions{display:grid;grid-template-columns:repeat(4,1fr);gap:10px;margin-top:14px}
.actions div{height:66px;border-radius:24px;background:var(--palette-white);display:grid;place-items:center}
.actions div:first-child{background:var(--palette-ink-900);color:var(--palette-white)}
.ask{margin-top:14px;height:66px;border-radius:24px;padding:2px;background:linear-gradient(100deg,#f3b9c9,#b9b2f2 35%,#9fd2ee 68%,#afe2cc)}
.ask>div{height:100%;border-radius:22px;background:var(--palette-white);padding:0 8px 0 17px;display:flex;align-items:center;gap:12px}
.ask img{width:30px;height:30px}.ask u{width:2.5px;height:26px;border-radius:2px;background:var(--palette-cobalt-600)}
.ask b{margin-left:auto;width:46px;height:46px;border-radius:50%;background:#eceaf6;display:grid;place-items:center;color:var(--palette-cobalt-600)}
.assets{margin-top:14px}
.asset{display:grid;grid-template-columns:42px 1fr 62px 1fr;gap:13px;align-items:center;padding:9px 0;border-top:1px solid #0c0d1214;font-size:17px;font-weight:600}
.asset img{width:42px;height:42px}
.asset small{display:block;margin-top:2px;font-weight:450;font-size:14px;color:var(--palette-paper-600)}
.asset span:last-child{text-align:right}.asset .up{color:var(--palette-green-700)}
.line{fill:none;stroke:#8781c9;stroke-width:2.2;stroke-linecap:round}
.tabs{position:absolute;left:${EDGE}px;right:${EDGE}px;bottom:24px;height:62px;border-radius:31px;background:var(--palette-ink-900);color:var(--palette-white);display:flex;align-items:center;justify-content:space-around;padding:0 14px}
.tabs .i{opacity:.55}.tabs .i:first-child{opacity:1}`;

/** Needs the tinted pearls among the masters. */
export function screenDrawing(): Drawing {
  const line = chart(WEEK, WIDTH - 34, 96);
  const end = { x: WIDTH - 34, y: (1 - (WEEK.at(-1) ?? 0)) * 96 };
  const markup = `<div class="glow"></div>
<div class="status"><span>9:41</span><svg viewBox="0 0 26 13"><rect x=".6" y=".6" width="21.8" height="11.8" rx="3.9" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".45"/><rect x="2.4" y="2.4" width="15" height="8.2" rx="2.3"/><rect x="23.7" y="4.2" width="1.8" height="4.6" rx=".9" opacity=".5"/></svg></div>
<div class="eye"></div><div class="body">
<div class="balance">$24,816<i>.40</i></div><div class="gain"><b>+4.82%</b>+$1,141.20</div>
<svg class="chart" viewBox="0 0 ${WIDTH} 116"><defs>
  <linearGradient id="l"><stop stop-color="#e79ab2" stop-opacity="0"/><stop offset=".16" stop-color="#d99fc4"/><stop offset=".5" stop-color="#8d84ea"/><stop offset="1" stop-color="#2f3bf5"/></linearGradient>
  <linearGradient id="f" x2="0" y2="1"><stop stop-color="#8f8bf0" stop-opacity=".26"/><stop offset="1" stop-color="#8f8bf0" stop-opacity="0"/></linearGradient>
  <linearGradient id="e"><stop offset=".7" stop-color="#fff"/><stop offset=".92" stop-color="#000"/></linearGradient><mask id="m"><rect width="${WIDTH}" height="116" fill="url(#e)"/></mask></defs>
  <g transform="translate(0 6)"><path d="${line}V110H0Z" fill="url(#f)" mask="url(#m)"/><path d="${line}" fill="none" stroke="url(#l)" stroke-width="3.4" stroke-linecap="round"/>
  <circle cx="${end.x}" cy="${end.y}" r="12" fill="#2f3bf5" opacity=".14"/><circle cx="${end.x}" cy="${end.y}" r="6.4" fill="#fff"/><circle cx="${end.x}" cy="${end.y}" r="4.2" fill="#2f3bf5"/></g></svg>
<div class="actions">${ACTIONS.map((path) => `<div>${icon(path)}</div>`).join('')}</div>
<div class="ask"><div><img src="masters/pearl-white.png"><u></u><b>${icon('M12 20V4M5 11l7-7 7 7')}</b></div></div>
<div class="assets">${ASSETS.map(row).join('')}</div></div>
<div class="tabs">${TABS.map(icon).join('')}</div>`;
  return { markup, style: STYLE, width: WIDTH, height: HEIGHT, scale: 6 };
}
