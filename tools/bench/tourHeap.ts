import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { heapOf, withoutCode } from './heapOf.ts';
import { phone } from './phone.ts';
import { quietOf } from './quietOf.ts';
import { openStart, signedInPage } from './signedInPage.ts';

/** MB of the start's heap, without compiled code, after garbage has been collected. */
export type TourHeap = {
  /** When it has been opened. */
  before: number;
  /** When the scripts of all pages have been loaded as well, and none of these pages has been opened: a browser keeps them for as long as the page is there. */
  loaded: number;
  /** After each tour of all pages, back there. */
  after: number[];
};

const TOURS = 2;
/** By then what a page that was left may keep for somebody who comes straight back has gone, in milliseconds. */
const AFTER_TOUR = 11_000;
/** The notifications that pass by after a load have come and gone, in milliseconds. */
const AFTER_ARRIVAL = 17_000;

/** Goes to a page without loading the app anew. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Opens pages one after the other, each until it is drawn. */
const tour = async (page: Page, paths: Iterable<string>, isQuiet: () => Promise<void>): Promise<void> => {
  for (const path of paths) {
    await goTo(page, path);
    await isQuiet();
  }
};

/** The addresses of the scripts that a page has loaded. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

/** Opens every page of the menu, one after the other, and says what that leaves in memory. */
export const tourHeap = async (browserPath: string, url: string, token: string): Promise<TourHeap> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserArgs, withoutCode] });
  try {
    const desk = await signedInPage(browser, url, token, { viewport: { width: 1440, height: 900 } });
    await openStart(desk, url);
    const links = desk.getByRole('navigation').locator('a[href^="/"]');
    const paths = new Set(
      await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    );
    if (paths.size === 0) throw new Error('The menu leads nowhere.');
    await desk.close();
    const scout = await signedInPage(browser, url, token, phone);
    await openStart(scout, url);
    await tour(scout, paths, quietOf(scout));
    const scripts = await scriptsOf(scout);
    await scout.close();
    const page = await signedInPage(browser, url, token, phone);
    await openStart(page, url);
    const start = new URL(page.url()).pathname;
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const heading = page.getByRole('heading', { level: 1, name: title ?? '' });
    await setTimeout(AFTER_ARRIVAL);
    const isQuiet = quietOf(page);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('HeapProfiler.enable');
    const before = await heapOf(protocol);
    await page.evaluate((all) => Promise.all(all.map((script) => import(script))), scripts);
    const loaded = await heapOf(protocol);
    const after: number[] = [];
    for (let count = 0; count < TOURS; count++) {
      await tour(page, paths, isQuiet);
      await goTo(page, start);
      await heading.waitFor();
      await setTimeout(AFTER_TOUR);
      after.push(await heapOf(protocol));
    }
    return { before, loaded, after };
  } finally {
    await browser.close();
  }
};
