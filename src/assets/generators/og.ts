/** Writes the Open Graph images (1200 x 630), one per locale: Home's title with the dark pearl. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { BRAND } from '../../site.ts';
import { type Drawing, withBrowser } from './browser.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** In bytes, per image. */
const MAX_BYTES = 120_000;
/** Title size in px, limited by the longest word of the locale. */
const SIZES: Record<Locale, number> = { en: 104, es: 104, pt: 104, 'zh-TW': 92, vi: 92 };

const STYLE = `
body{position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden;background:var(--palette-ink-900);color:var(--palette-paper-50)}
.halo{position:absolute;inset:0;background:radial-gradient(60% 90% at 52% 20%,#cfcbf52b,transparent 70%),radial-gradient(40% 70% at 74% 10%,#f3d3dc1f,transparent 70%)}
.pearl{position:absolute;left:600px;top:36px;width:900px;height:900px}
.foot{position:absolute;inset:auto 0 0;height:260px;background:linear-gradient(transparent,var(--palette-ink-900))}
.mark{position:absolute;left:72px;top:60px;display:flex;align-items:center;gap:16px;font:420 40px/1 'Unio Display';letter-spacing:-.03em;word-spacing:.08em}
.mark img{width:42px;height:42px}
h1{position:absolute;left:70px;bottom:64px;width:530px;font-family:'Unio Display','Unio Han';font-weight:420;letter-spacing:-.035em;line-height:.98;text-wrap:balance}
:lang(vi) h1{line-height:1.18;letter-spacing:-.025em}:lang(zh-TW) h1{line-height:1.25;letter-spacing:0;word-break:keep-all}`;

function drawing(lang: Locale, title: string): Drawing {
  const markup = `<div class="halo"></div><img class="pearl" src="masters/pearl-dark.png"><div class="foot"></div>
<div class="mark"><img src="masters/pearl-white.png">${BRAND.wallet}</div><h1 style="font-size:${SIZES[lang]}px">${title}</h1>`;
  return { markup, style: STYLE, width: WIDTH, height: HEIGHT, scale: 1, lang };
}

async function titleOf(locale: Locale): Promise<string> {
  const file = join(import.meta.dirname, '../../i18n/messages', `${locale}.json`);
  const title = (JSON.parse(await readFile(file, 'utf8')) as Record<string, string>)[
    'home.hero.title'
  ];
  if (title === undefined) throw new Error(`${locale} has no home.hero.title`);
  return title;
}

export async function writeSharedPictures(masters: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../../public/og');
  await mkdir(folder, { recursive: true });
  await withBrowser(masters, async (draw) => {
    for (const locale of LOCALES) {
      const png = await draw(drawing(locale, await titleOf(locale)));
      const picture = await sharp(png)
        .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer();
      if (picture.length > MAX_BYTES)
        throw new Error(`og/${locale}.jpg is ${picture.length} bytes`);
      await writeFile(join(folder, `${locale}.jpg`), picture);
      process.stdout.write(`og/${locale}.jpg ${picture.length}\n`);
    }
  });
}
