/** The page for translators: each message in its place, with the room it has (VIS-18). */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../builds/exec.ts';
import { type Locale, LOCALE_NAMES, STYLE_SHEETS } from '../site.node.ts';
import type { FitFile, Limit } from './fit-file.ts';
import type { MessageTexts } from './messages.ts';

/** Less than a tenth of the text. */
const TIGHT = 0.1;

type Rect = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** A picture around a text, and where the text is in it; lengths in px of the picture. */
export interface Picture {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  readonly text: Rect;
}

export interface TranslatorsPage {
  readonly locale: Locale;
  readonly file: FitFile;
  readonly english: MessageTexts;
  readonly translations: MessageTexts;
  /** By message id; a text outside its page has none. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** The title and name of a story by its id. */
  readonly storyName: (id: string) => string;
}

interface Message {
  readonly id: string;
  readonly text: string;
  readonly limit: Limit;
  readonly isTight: boolean;
}

const BEYOND = {
  wraps: 'Longer text needs a second line.',
  clips: 'Longer text sticks out of its box or is cut off.',
  pushes: 'Longer text moves what is around it.',
  fits: 'More was not tried.',
} as const;

const SEARCH = `search.oninput = () => {
  const text = search.value.trim().toLocaleLowerCase();
  for (const item of document.querySelectorAll('[data-text]')) item.hidden = !item.dataset.text.includes(text);
};`;

/** One file that opens from a disk. */
export function renderTranslatorsPage(page: TranslatorsPage): string {
  const { locale, file, english } = page;
  const messages = messagesOf(page);
  const cards = (isTight: boolean) =>
    messages.filter((it) => it.isTight === isTight).map((it) => messageItem(it, page));
  const items = (ids: Readonly<Record<string, readonly Locale[]>>) =>
    Object.keys(ids)
      .filter((id) => ids[id]?.includes(locale))
      .map((id) => idItem(id, english.get(id) ?? ''));
  const sections: [title: string, note: string, items: string[]][] = [
    ['Tight', 'The layout changes when the text grows by less than a tenth.', cards(true)],
    ['With room', 'The text with the least room is first.', cards(false)],
    [
      'May wrap',
      'Texts of several lines. One line more or less is no mistake, so they have no limit.',
      items(file.paragraphs),
    ],
    ...Object.entries(file.unmeasured).map(([reason, ids]): (typeof sections)[number] => [
      `Never measured: ${reason}`,
      'Look at these on the site.',
      items(ids),
    ]),
  ];
  const shown = sections.filter(([, , all]) => all.length > 0);
  const title = `Room for text: ${LOCALE_NAMES[locale]}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles()}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Each text of the site in the place where it has the least room. The room counts for this text alone, while the texts around it stay as they are.</p>
<p>After you edit <code>${locale}.json</code>, <code>npm run check:fit</code> tells you which texts are too long.</p>
<nav aria-label="Parts of this page">${shown.map(([name, , all], at) => `<a href="#part-${at}">${name} (${all.length})</a>`).join(' ')}</nav>
<label>Search texts and ids <input id="search" type="search" autocomplete="off"></label>
</header>
<main>
${shown.map(([name, note, all], at) => `<section id="part-${at}"><h2>${name} (${all.length})</h2><p>${note}</p><ul>${all.join('\n')}</ul></section>`).join('\n')}
</main>
<script>${SEARCH}</script>
</body>
</html>
`;
}

/** Messages with a limit, the one with the least room for its width first. */
function messagesOf({ locale, file, translations }: TranslatorsPage): Message[] {
  const ratio = ({ limit: { room, width } }: Pick<Message, 'limit'>) => room / width;
  return [...translations]
    .flatMap(([id, text]) => {
      const limit = file.limits[`${id} ${locale}`];
      if (!limit || text === undefined) return [];
      return [{ id, text, limit, isTight: ratio({ limit }) < TIGHT }];
    })
    .toSorted((a, b) => ratio(a) - ratio(b) || (a.id < b.id ? -1 : 1));
}

function messageItem({ id, text, limit, isTight }: Message, page: TranslatorsPage): string {
  const { room, width, at, beyond } = limit;
  const [story = '', viewport] = at.split('/');
  const characters = Math.floor((room / width) * [...text].length);
  const count =
    characters === 0
      ? 'less than a character'
      : `about ${characters} ${characters === 1 ? 'character' : 'characters'}`;
  const source = page.english.get(id) ?? '';
  const english = page.locale === 'en' ? '' : `<p>${escaped(source)}</p>`;
  return `<li class="message" ${searchable(`${id} ${text} ${source}`)}>${figure(page.pictures.get(id))}<div>
<h3 lang="${page.locale}">${escaped(text)}</h3>${english}
<p><b${isTight ? ' class="tight"' : ''}>Room for ${beyond === 'fits' ? 'at least ' : ''}${Math.floor(room)} px, ${count}</b> (it is ${Math.round(width)} px wide). ${BEYOND[beyond]}</p>
<p class="muted">${escaped(page.storyName(story))}, ${viewport} px wide<br><code>${id}</code></p>
</div></li>`;
}

function figure(picture: Picture | undefined): string {
  if (!picture) return '<figure><p class="muted">Not in view when the page is opened.</p></figure>';
  const { webp, width, height, text } = picture;
  const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(2)}%`;
  const box = `left:${percent(text.x, width)};top:${percent(text.y, height)};width:${percent(text.width, width)};height:${percent(text.height, height)}`;
  return `<figure><img src="data:image/webp;base64,${webp.toString('base64')}" alt="" width="${width}" height="${height}" loading="lazy"><span class="place" style="${box}"></span></figure>`;
}

function idItem(id: string, text: string): string {
  return `<li ${searchable(`${id} ${text}`)}><code>${id}</code> ${escaped(text)}</li>`;
}

function searchable(text: string): string {
  return `data-text="${escaped(text.toLocaleLowerCase())}"`;
}

/** The site's tokens and fonts, and this page's own rules. */
function styles(): string {
  const site = STYLE_SHEETS.map((path) => {
    const folder = dirname(join(ROOT, path));
    const base64 = (url: string) => readFileSync(join(folder, url)).toString('base64');
    return readFileSync(join(ROOT, path), 'utf8').replaceAll(
      /url\('(\.\/[^']+)'\)/g,
      (_all, url: string) => `url(data:font/woff2;base64,${base64(url)})`,
    );
  });
  return [...site, readFileSync(join(import.meta.dirname, 'translators.css'), 'utf8')].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
