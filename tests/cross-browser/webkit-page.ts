import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Pixels } from '../e2e/support/qr.ts';

/** How long anything may take to be there, ms: the machine may be busy. */
const PATIENCE = 60_000;
/** The window of the tests is this high, px. */
const HEIGHT = 900;
/** A small browser has a smallest width, px; all below it are phones to the site. */
const NARROWEST = 500;

/** A page of the site in WebKit, and what it has complained about since it was opened. */
export class SitePage {
  readonly #driver: WebDriver;
  readonly #origin: string;
  /** Complaints of documents that were left meanwhile. */
  readonly complaints: string[] = [];

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens an address of the site, such as `order/` or `#/order`, and waits for the app. */
  async open(address: string): Promise<void> {
    await this.leave();
    await this.#driver.get(`${this.#origin}/${address}`);
    await this.until(() => 'hydrated' in document.documentElement.dataset);
  }

  /** Leaves the site, so that the next `open` is a load; keeps the complaints until here. */
  async leave(): Promise<void> {
    const heard = await this.run(() => (globalThis as { complaints?: string[] }).complaints ?? []);
    this.complaints.push(...heard);
    await this.#driver.get('about:blank');
  }

  /** Makes the page about `width` px wide. */
  async resize(width: number): Promise<void> {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    await this.until((most) => innerWidth <= most, Math.max(width, NARROWEST));
  }

  /** What a function of the page returns. */
  run<T, A extends readonly unknown[] = []>(look: (...given: A) => T, ...given: A): Promise<T> {
    return this.#driver.executeScript<T>(look, ...given);
  }

  /** Waits until a function of the page tells something true. */
  async until<A extends readonly unknown[]>(
    look: (...given: A) => unknown,
    ...given: A
  ): Promise<void> {
    const holds = async () => Boolean(await this.run(look, ...given));
    await expect.poll(holds, { message: String(look), timeout: PATIENCE }).toBe(true);
  }

  /** Waits until the first heading says this. */
  async heading(text: string): Promise<void> {
    const said = () => this.run(() => document.querySelector('main h1')?.textContent);
    await expect.poll(said, { timeout: PATIENCE }).toBe(text);
  }

  /** Waits for the first element of a selector that can be seen, and says this if it has to. */
  async seen(selector: string, text?: string): Promise<WebElement> {
    const end = Date.now() + PATIENCE;
    do {
      for (const element of await this.#driver.findElements(By.css(selector))) {
        const isIt = async () =>
          (await element.isDisplayed()) &&
          (text === undefined || (await element.getAttribute('textContent'))?.trim() === text);
        // What React has just replaced is stale, and looked for again.
        if (await isIt().catch(() => false)) return element;
      }
    } while (Date.now() < end);
    throw new Error(`Not to be seen: ${selector} ${text ?? ''}`);
  }

  /** Scrolls an element into the window: to its middle, where nothing lies over it, or to an edge. */
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

  /** Presses a key where the focus is. */
  press(key: string): Promise<void> {
    return this.#driver.actions().sendKeys(key).perform();
  }

  /** How many elements of a selector can be seen now. */
  async count(selector: string): Promise<number> {
    const elements = await this.#driver.findElements(By.css(selector));
    const seen = await Promise.all(elements.map((element) => element.isDisplayed()));
    return seen.filter(Boolean).length;
  }

  /** The pixels of the window: a part of it would be cut from below the top layer. */
  async screen(): Promise<Pixels> {
    const shot = Buffer.from(await this.#driver.takeScreenshot(), 'base64');
    const { width, height, data } = PNG.sync.read(shot);
    return { width, height, data: new Uint8ClampedArray(data) };
  }
}
