import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringChromium } from '../machine/chromium.ts';
import { browserArgs } from './browserArgs.ts';
import { longestFrame, turnWheel, turnWheelAcross, watchFrames } from './frames.ts';
import { median } from './median.ts';
import { scaleDatabase } from './scaleDatabase.ts';
import { boardFillingOf, fillingOf, LARGE_BOARD, ownerIdOf, productFillingOf } from './scaleRows.ts';
import { register } from './session.ts';
import { quietOf } from './quietOf.ts';
import { openStart, signedInPage } from './signedInPage.ts';
import { startServer } from './startServer.ts';

/** Rows of each list. */
const SIZE = 10_000;
const VISITS = 5;
/** The most that a list may take: milliseconds from the click to its first rows, of a frame while it scrolls; elements of the page. */
const limits = { shown: 300, frame: 50, elements: 1500 };
/** Cards of the board, and milliseconds until it is shown. */
const board = { cards: 5000, shown: 500 };
const products = { rows: 30_000, shown: 500, path: '/apps/e-commerce/products' };
/** How much larger the heap may be after the third visit of all lists than after the second. */
const GROWTH = 1.05;
/** Pixels that a turn of the wheel scrolls. */
const TURN = 600;

type List = {
  name: string;
  /** What its address begins with. */
  path: string;
  /** The page on which it is opened, where that is not the menu. */
  from?: string;
  /** The most milliseconds until it is shown. */
  shown: number;
};

const lists: readonly List[] = [
  { name: 'mails', path: '/apps/mail', shown: limits.shown },
  { name: 'todos', path: '/apps/todo', shown: limits.shown },
  { name: 'contacts', path: '/apps/contacts', shown: limits.shown },
  { name: 'products', path: products.path, shown: products.shown },
  { name: 'board', path: `/apps/scrumboard/boards/${LARGE_BOARD}`, from: '/apps/scrumboard', shown: board.shown },
];

const menuLink = (page: Page, path: string) => page.getByRole('navigation').locator(`a[href^="${path}"]`).first();

/** Leaves a list for the page on which it is opened. */
const leave = async (page: Page, { path, from }: List) => {
  if (from === undefined) {
    await menuLink(page, '/home').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return;
  }
  await menuLink(page, from).click();
  await page.getByRole('main').locator(`a[href^="${path}"]`).waitFor();
};

const linkTo = (page: Page, { path, from }: List) =>
  from === undefined ? menuLink(page, path) : page.getByRole('main').locator(`a[href^="${path}"]`);

/** Clicks what leads to a list, and says after how many milliseconds its first rows are painted. */
const openList = async (page: Page, list: List, isQuiet: () => Promise<void>): Promise<number> => {
  const link = linkTo(page, list);
  const shown = await link.evaluate(
    (entry: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        // A look at each frame would make the browser draw frames while the page is at work, and be part of what is measured.
        const rows = new MutationObserver(() => {
          if (document.querySelectorAll('main [role="row"]').length <= 5) return;
          rows.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        rows.observe(document.body, { childList: true, subtree: true });
        entry.click();
      }),
  );
  await isQuiet();
  return shown;
};

type ListFigures = Pick<List, 'name' | 'shown'> & { first: number; again: number; frame: number; elements: number };

const isKept = ({ shown, first, again, frame, elements }: ListFigures) =>
  first <= shown && again <= shown && frame <= limits.frame && elements <= limits.elements;

const lineOf = (one: ListFigures): string => {
  const figures = [one.first, one.again, one.frame, one.elements].map((figure) =>
    String(Math.round(figure)).padStart(12),
  );
  return `${one.name.padEnd(10)}${figures.join('')}  ${isKept(one) ? 'kept' : 'EXCEEDED'}`;
};

async function measureList(page: Page, list: List, isQuiet: () => Promise<void>): Promise<ListFigures> {
  await leave(page, list);
  // The pointer of a user rests on the entry before the click, which fetches the code of the page and asks for its rows.
  await linkTo(page, list).hover();
  await isQuiet();
  const first = await openList(page, list, isQuiet);
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await leave(page, list);
    visits.push(await openList(page, list, isQuiet));
  }
  await page.locator('main [role="row"]').nth(3).hover();
  await longestFrame(page);
  await turnWheel(page, TURN);
  await turnWheel(page, -TURN);
  await turnWheelAcross(page, TURN);
  await turnWheelAcross(page, -TURN);
  const frame = await longestFrame(page);
  const elements = await page.locator('body *').count();
  return { name: list.name, shown: list.shown, first, again: median(visits), frame, elements };
}

/** MB after each of three visits of all lists; the first has been made. */
async function heapsOf(page: Page, isQuiet: () => Promise<void>): Promise<number[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.enable');
  const heaps: number[] = [];
  for (let visit = 0; visit < 3; visit++) {
    for (const list of lists) {
      await leave(page, list);
      await openList(page, list, isQuiet);
    }
    await menuLink(page, '/home').click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What one collection frees may hold what the next one frees.
    for (let count = 0; count < 3; count++) await protocol.send('HeapProfiler.collectGarbage');
    heaps.push((await protocol.send('Runtime.getHeapUsage')).usedSize / 1_000_000);
  }
  return heaps;
}

/** Measures lists of ten thousand rows, and a large board, in a browser. @returns whether all limits are kept */
export const benchLists = async (): Promise<boolean> => {
  const browserPath = await bringChromium(console.log);
  const database = await scaleDatabase('sqlite');
  const environment = { DATABASE_URL: database.url, RATE_LIMIT: '0', LOG_LEVEL: 'warn', DEMO_DATA: 'false' };
  const before = await startServer('dist/apps/bff/main.js', environment);
  const session = await register(before.url, 'reader');
  await before.stop();
  const ownerId = ownerIdOf(session);
  await database.execute(fillingOf({ session, ownerId, size: SIZE }));
  await database.execute(boardFillingOf({ ownerId, size: board.cards }));
  await database.execute(productFillingOf(products.rows));
  const server = await startServer('dist/apps/bff/main.js', environment);
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const page = await signedInPage(browser, server.url, session.token, { viewport: { width: 1440, height: 900 } });
    const isQuiet = quietOf(page);
    await openStart(page, server.url);
    await watchFrames(page);
    console.log(
      `${String(SIZE)} rows of each list, ${String(board.cards)} cards of the board: milliseconds from the click to the first rows,`,
    );
    console.log(
      `the first time, with the code fetched and the rows asked for by the pointer that rests on the entry, and after that (${String(limits.shown)}; the board ${String(board.shown)}), the longest frame of scrolling (${String(limits.frame)}), elements of the page (${String(limits.elements)})\n`,
    );
    const figures: ListFigures[] = [];
    for (const list of lists) figures.push(await measureList(page, list, isQuiet));
    console.log(figures.map(lineOf).join('\n'));
    const [, second = 0, third = Infinity] = await heapsOf(page, isQuiet);
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
