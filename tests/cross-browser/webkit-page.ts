import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Pixels } from '../e2e/support/qr.ts';

const TIMEOUT_MS = 60_000;
const WINDOW_HEIGHT = 900;
/** The smallest window of the browser, px; the site treats every width below as a phone. */
const MIN_WINDOW_WIDTH = 500;

/** A page of the site in WebKit, with its console messages. */
export class SitePage {
  readonly #driver: WebDriver;
  readonly #origin: string;
  readonly messages: string[] = [];

  constructor(driver: WebDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens a URL of the site, such as `order/` or `#/order`, and waits for hydration. */
  async open(address: string): Promise<void> {
    await this.leave();
    await this.#driver.get(`${this.#origin}/${address}`);
    await this.waitUntil(() => 'hydrated' in document.documentElement.dataset);
  }

  /** Leaves the site, so that the next `open` loads a document; collects the messages before. */
  async leave(): Promise<void> {
    const collected = await this.evaluate(
      () => (globalThis as { collectedMessages?: string[] }).collectedMessages ?? [],
    );
    this.messages.push(...collected);
    await this.#driver.get('about:blank');
  }

  /** Resizes the window, to a page about `width` px wide. */
  async resize(width: number): Promise<void> {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height: WINDOW_HEIGHT });
    await this.waitUntil((maximum) => innerWidth <= maximum, Math.max(width, MIN_WINDOW_WIDTH));
  }

  evaluate<T, A extends readonly unknown[] = []>(
    pageFunction: (...args: A) => T,
    ...args: A
  ): Promise<T> {
    return this.#driver.executeScript<T>(pageFunction, ...args);
  }

  /** Waits until a function in the page returns something truthy. */
  async waitUntil<A extends readonly unknown[]>(
    pageFunction: (...args: A) => unknown,
    ...args: A
  ): Promise<void> {
    const isTruthy = async () => Boolean(await this.evaluate(pageFunction, ...args));
    await expect.poll(isTruthy, { message: String(pageFunction), timeout: TIMEOUT_MS }).toBe(true);
  }

  async expectHeading(text: string): Promise<void> {
    const heading = () => this.evaluate(() => document.querySelector('main h1')?.textContent);
    await expect.poll(heading, { timeout: TIMEOUT_MS }).toBe(text);
  }

  /** Waits for the first visible element of a selector, with this text if given. */
  async expectVisible(selector: string, text?: string): Promise<WebElement> {
    const deadline = Date.now() + TIMEOUT_MS;
    do {
      for (const element of await this.#driver.findElements(By.css(selector))) {
        const isMatch = async () =>
          (await element.isDisplayed()) &&
          (text === undefined || (await element.getAttribute('textContent'))?.trim() === text);
        // An element that React has just replaced is stale: look it up again.
        if (await isMatch().catch(() => false)) return element;
      }
    } while (Date.now() < deadline);
    throw new Error(`Not visible: ${selector} ${text ?? ''}`);
  }

  /** Scrolls an element into the window: to the middle, clear of sticky bars, or to an edge. */
  async scrollTo(
    selector: string,
    index = 0,
    block: ScrollLogicalPosition = 'center',
  ): Promise<WebElement> {
    await this.waitUntil((it, at) => document.querySelectorAll(it)[at], selector, index);
    const element = (await this.#driver.findElements(By.css(selector)))[index];
    if (!element) throw new Error(`Not found: ${selector}`);
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

  async countVisible(selector: string): Promise<number> {
    const elements = await this.#driver.findElements(By.css(selector));
    const visible = await Promise.all(elements.map((element) => element.isDisplayed()));
    return visible.filter(Boolean).length;
  }

  /** Pixels of the window. A screenshot of one element would miss the top layer. */
  async screenshot(): Promise<Pixels> {
    const shot = Buffer.from(await this.#driver.takeScreenshot(), 'base64');
    const { width, height, data } = PNG.sync.read(shot);
    return { width, height, data: new Uint8ClampedArray(data) };
  }
}
