import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Pixels } from '../e2e/support/qr.ts';

const PATIENCE = 60_000;
const HEIGHT = 900;
/** The smallest window of the browser, px; the site treats every width below as a phone. */
const NARROWEST = 500;

/** A page of the site in WebKit, with its console messages. */
export class SitePage {
  readonly #driver: WebDriver;
  readonly #origin: string;
  /** Messages of the documents that were left. */
  readonly complaints: string[] = [];

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a URL of the site, such as `order/` or `#/order`, and waits for hydration. */
  async open(address: string): Promise<void> {
    await this.leave();
    await this.#driver.get(`${this.#origin}/${address}`);
    await this.until(() => 'hydrated' in document.documentElement.dataset);
  }

  /** Leaves the site, so that the next `open` loads a document; collects the messages before. */
  async leave(): Promise<void> {
    const heard = await this.run(() => (globalThis as { complaints?: string[] }).complaints ?? []);
    this.complaints.push(...heard);
    await this.#driver.get('about:blank');
  }

  /** Resizes the window, so that the page is about `width` px wide. */
  async resize(width: number): Promise<void> {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    await this.until((most) => innerWidth <= most, Math.max(width, NARROWEST));
  }

  /** Runs a function in the page and returns its result. */
  run<T, A extends readonly unknown[] = []>(look: (...given: A) => T, ...given: A): Promise<T> {
    return this.#driver.executeScript<T>(look, ...given);
  }

  /** Waits until a function in the page returns something truthy. */
  async until<A extends readonly unknown[]>(
    look: (...given: A) => unknown,
    ...given: A
  ): Promise<void> {
    const holds = async () => Boolean(await this.run(look, ...given));
    await expect.poll(holds, { message: String(look), timeout: PATIENCE }).toBe(true);
  }

  /** Waits until the first heading has this text. */
  async heading(text: string): Promise<void> {
    const said = () => this.run(() => document.querySelector('main h1')?.textContent);
    await expect.poll(said, { timeout: PATIENCE }).toBe(text);
  }

  /** Waits for the first visible element of a selector, with this text if given. */
  async seen(selector: string, text?: string): Promise<WebElement> {
    const end = Date.now() + PATIENCE;
    do {
      for (const element of await this.#driver.findElements(By.css(selector))) {
        const isIt = async () =>
          (await element.isDisplayed()) &&
          (text === undefined || (await element.getAttribute('textContent'))?.trim() === text);
        // An element that React has just replaced is stale: look it up again.
        if (await isIt().catch(() => false)) return element;
      }
    } while (Date.now() < end);
    throw new Error(`Not to be seen: ${selector} ${text ?? ''}`);
  }

  /** Scrolls an element into the window: to the middle, clear of sticky bars, or to an edge. */
  async bring(
    selector: string,
    index = 0,
    block: ScrollLogicalPosition = 'center',
  ): Promise<WebElement> {
    await this.until((it, at) => document.querySelectorAll(it)[at], selector, index);
    const element = (await this.#driver.findElements(By.css(selector)))[index];
    if (!element) throw new Error(`Not there: ${selector}`);
    await this.#driver.executeScript(
      'arguments[0].scrollIntoView({ block: arguments[1], behavior: "instant" })',
      element,
      block,
    );
    return element;
  }

  press(key: string): Promise<void> {
    return this.#driver.actions().sendKeys(key).perform();
  }

  /** The number of visible elements of a selector. */
  async count(selector: string): Promise<number> {
    const elements = await this.#driver.findElements(By.css(selector));
    const seen = await Promise.all(elements.map((element) => element.isDisplayed()));
    return seen.filter(Boolean).length;
  }

  /** Pixels of the window. A screenshot of one element would miss the top layer. */
  async screen(): Promise<Pixels> {
    const shot = Buffer.from(await this.#driver.takeScreenshot(), 'base64');
    const { width, height, data } = PNG.sync.read(shot);
    return { width, height, data: new Uint8ClampedArray(data) };
  }
}
