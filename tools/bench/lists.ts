import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringChromium } from '../machine/chromium.ts';
import { browserArgs } from './browserArgs.ts';
import { longestFrame, turnWheel, watchFrames } from './frames.ts';
import { median } from './median.ts';
import { scaleDatabase } from './scaleDatabase.ts';
import { fillingOf, ownerIdOf } from './scaleRows.ts';
import { register } from './session.ts';
import { openStart, signedInPage } from './signedInPage.ts';
import { startServer } from './startServer.ts';

/** Rows of each list. */
const SIZE = 10_000;
const VISITS = 5;
/** The most that a list may take: milliseconds from the click to its first rows, of a frame while it scrolls; elements of the page. */
const limits = { shown: 300, frame: 50, elements: 1500 };
/** How much larger the heap may be after the third visit of all lists than after the second. */
const GROWTH = 1.05;
/** Pixels that a turn of the wheel scrolls. */
const TURN = 600;

const apps = [
  { name: 'mails', path: '/apps/mail' },
  { name: 'todos', path: '/apps/todo' },
  { name: 'contacts', path: '/apps/contacts' },
];

const entryOf = (page: Page, path: string) => page.getByRole('navigation').locator(`a[href^="${path}"]`).first();

/** Clicks the app's entry in the menu, and says after how many milliseconds its first rows are painted. */
const openList = async (page: Page, path: string): Promise<number> => {
  const link = entryOf(page, path);
  const shown = await link.evaluate(
    (entry: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          const isThere = document.querySelectorAll('main [role="row"]').length > 5;
          if (isThere) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        entry.click();
        requestAnimationFrame(look);
      }),
  );
  await page.waitForLoadState('networkidle');
  return shown;
};

const openHome = async (page: Page) => {
  await page.getByRole('navigation').locator('a[href="/home"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

type ListFigures = { name: string; first: number; again: number; frame: number; elements: number };

const isKept = ({ first, again, frame, elements }: ListFigures) =>
  first <= limits.shown && again <= limits.shown && frame <= limits.frame && elements <= limits.elements;

const lineOf = (one: ListFigures): string => {
  const figures = [one.first, one.again, one.frame, one.elements].map((figure) =>
    String(Math.round(figure)).padStart(12),
  );
  return `${one.name.padEnd(10)}${figures.join('')}  ${isKept(one) ? 'kept' : 'EXCEEDED'}`;
};

async function measureList(page: Page, { name, path }: (typeof apps)[number]): Promise<ListFigures> {
  // The pointer of a user rests on the entry before the click, which fetches the code of the page.
  await entryOf(page, path).hover();
  await page.waitForLoadState('networkidle');
  const first = await openList(page, path);
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await openHome(page);
    visits.push(await openList(page, path));
  }
  await page.locator('main [role="row"]').nth(3).hover();
  await longestFrame(page);
  await turnWheel(page, TURN);
  await turnWheel(page, -TURN);
  const frame = await longestFrame(page);
  const elements = await page.locator('body *').count();
  await openHome(page);
  return { name, first, again: median(visits), frame, elements };
}

/** Opens one of what a page shows, and closes it again. */
const openOne = async (page: Page, record: string, open: string) => {
  await page.locator(record).first().click();
  await page.locator(open).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.locator(open).first().waitFor({ state: 'detached' });
};

/** Visits the calendar and opens an event in it, where it has one. */
const openCalendar = async (page: Page) => {
  await entryOf(page, '/apps/calendar').click();
  await page.locator('main .fc').waitFor();
  await page.waitForLoadState('networkidle');
  const event = 'main .fc [data-key]';
  if ((await page.locator(event).count()) > 0) await openOne(page, event, '[role="dialog"]');
};

/** MB after each of three visits of all lists and the calendar, one record of each opened; the first has been made. */
async function heapsOf(page: Page): Promise<number[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.enable');
  const heaps: number[] = [];
  for (let visit = 0; visit < 3; visit++) {
    for (const { path } of apps) {
      await openList(page, path);
      await openOne(page, 'main [role="row"][aria-rowindex="2"]', 'main section h2');
    }
    await openCalendar(page);
    await openHome(page);
    // What one collection frees may hold what the next one frees.
    for (let count = 0; count < 3; count++) await protocol.send('HeapProfiler.collectGarbage');
    heaps.push((await protocol.send('Runtime.getHeapUsage')).usedSize / 1_000_000);
  }
  return heaps;
}

/** Measures lists of ten thousand rows in a browser. @returns whether all limits are kept */
export const benchLists = async (): Promise<boolean> => {
  const browserPath = await bringChromium(console.log);
  const database = await scaleDatabase('sqlite');
  const environment = { DATABASE_URL: database.url, RATE_LIMIT: '0', LOG_LEVEL: 'warn', DEMO_DATA: 'false' };
  const before = await startServer('dist/apps/bff/main.js', environment);
  const session = await register(before.url, 'reader');
  await before.stop();
  await database.execute(fillingOf({ session, ownerId: ownerIdOf(session), size: SIZE }));
  const server = await startServer('dist/apps/bff/main.js', environment);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const page = await signedInPage(browser, server.url, session.token, { viewport: { width: 1440, height: 900 } });
    await openStart(page, server.url);
    await watchFrames(page);
    console.log(
      `${String(SIZE)} rows of each list: milliseconds from the click to the first rows, the first time, with the code`,
    );
    console.log(
      `fetched by the pointer that rests on the entry before the click, and after that (${String(limits.shown)}), the longest frame of scrolling (${String(limits.frame)}), elements of the page (${String(limits.elements)})\n`,
    );
    const figures: ListFigures[] = [];
    for (const app of apps) figures.push(await measureList(page, app));
    console.log(figures.map(lineOf).join('\n'));
    const [, second = 0, third = Infinity] = await heapsOf(page);
    const isSteady = third <= second * GROWTH;
    console.log(
      `\nHeap after the second visit of all lists and the calendar and after the third: ${second.toFixed(1)} and ${third.toFixed(1)} MB: ${isSteady ? 'kept' : 'EXCEEDED'}`,
    );
    return isSteady && figures.every(isKept);
  } finally {
    await browser.close();
    await server.stop();
    await database.remove();
  }
};
