/** A story page whose texts can grow (VIS-18). */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bundlePageScript } from '../capture/bundle-page-script.ts';
import { openStoryPage } from '../capture/story-page.ts';
import type { Snapshot } from '../matrix/snapshots.ts';
import { MESSAGE_IDS } from '../site.config.ts';
import type { MessageTexts } from './messages.ts';
import type { ShownText } from './grow-texts.ts';

export const PAGE_SCRIPT = join(import.meta.dirname, 'grow-texts.ts');

export type FitPage = Awaited<ReturnType<typeof openFitPage>>;

/** A message on a page, at the index of its text. */
export interface ShownMessage extends ShownText {
  readonly index: number;
  readonly id: string;
}

/** Not for parallel use. `messages` of each locale. */
export async function openFitPage(
  browser: Browser,
  proxy: string,
  messages: ReadonlyMap<string, MessageTexts>,
) {
  const storyPage = await openStoryPage(browser, proxy);
  const script = await bundlePageScript(PAGE_SCRIPT);
  const idsByText = new Map([...messages].map(([locale, texts]) => [locale, invert(texts)]));
  /** Ids by path of a text, for each story and width where two messages have one text. */
  const ids = new Map<string, ReadonlyMap<string, string>>();

  /** @throws Error that says why there is no such page. */
  async function showTexts(snapshot: Snapshot): Promise<ShownText[]> {
    const [problem] = await storyPage.show(snapshot);
    if (problem !== undefined) throw new Error(problem);
    const page = storyPage.page();
    if (!(await page.evaluate(() => '__textFit' in window))) await page.evaluate(script);
    return page.evaluate(() => window.__textFit.listTexts());
  }

  return {
    page: (): Page => storyPage.page(),
    screenshot: () => storyPage.screenshot(),
    close: () => storyPage.close(),
    /**
     * Shows a snapshot and returns its messages that are one text.
     * @throws Error that says why the snapshot cannot be shown.
     */
    async show(snapshot: Snapshot): Promise<ShownMessage[]> {
      const { story, locale, width } = snapshot;
      const idsOf = (text: string) => idsByText.get(locale)?.get(text) ?? [];
      let texts = await showTexts(snapshot);
      const key = `${story.id} ${width}`;
      const isAmbiguous = texts.some(({ text }) => idsOf(text).length > 1);
      if (isAmbiguous && !ids.has(key)) {
        const shown = await showTexts({ ...snapshot, locale: MESSAGE_IDS });
        ids.set(key, new Map(shown.map(({ path, text }) => [path, text])));
        texts = await showTexts(snapshot);
      }
      return texts.flatMap((shown, index) => {
        const [id = '', ...others] = idsOf(shown.text);
        const messageId = others.length === 0 ? id : (ids.get(key)?.get(shown.path) ?? '');
        return [id, ...others].includes(messageId) && messageId !== ''
          ? [{ ...shown, index, id: messageId }]
          : [];
      });
    },
  };
}

function invert(messages: MessageTexts): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, text] of messages)
    if (text !== undefined) ids.set(text, [...(ids.get(text) ?? []), id]);
  return ids;
}
