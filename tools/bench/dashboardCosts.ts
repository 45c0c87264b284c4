import { chromium } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { heapOf, withoutCode } from './heapOf.ts';
import { visit } from './lighthouse.ts';
import { loadedScripts } from './loadedScripts.ts';
import { median } from './median.ts';
import { phone } from './phone.ts';
import { quietOf } from './quietOf.ts';
import { readToEnd } from './readToEnd.ts';
import { totalKb } from './scripts.ts';
import { signedInPage } from './signedInPage.ts';

/** Kb of scripts before the charts' own and with all of the page, Lighthouse's points, milliseconds, part of the screen that moves. */
const limits = { before: 220, all: 330, performance: 85, contentful: 3000, shift: 0.02 };
/** How much the heap may have grown after ten changes of range, which counts as flat: some rows and texts come and go. */
const growth = 1.03;
const CHANGES = 10;
const visits = 3;

const path = '/apps/dashboards/analytics';

type Site = { browserPath: string; url: string; token: string };

/** MB of the heap once each range has been seen, and after ten more changes. */
const heapOverRanges = async ({ browserPath, url, token }: Site): Promise<{ before: number; after: number }> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserArgs, withoutCode] });
  try {
    const page = await signedInPage(browser, url, token, phone);
    const isQuiet = quietOf(page);
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isQuiet();
    await readToEnd(page, isQuiet);
    const range = page.getByRole('combobox', { name: 'Time' });
    const ranges = await range
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const choose = async (count: number) => {
      for (let at = 0; at < count; at++) {
        await range.selectOption(ranges[at % ranges.length] ?? '');
        await isQuiet();
      }
    };
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('HeapProfiler.enable');
    // Each answer that has been seen is kept for a while.
    await choose(ranges.length * 2);
    const before = await heapOf(protocol);
    await choose(Math.ceil(CHANGES / ranges.length) * ranges.length);
    return { before, after: await heapOf(protocol) };
  } finally {
    await browser.close();
  }
};

/**
 * Prints what the analytics dashboard costs: its scripts before the charts and with them, what Lighthouse says of it on a phone, and its
 * heap after ten changes of range.
 * @returns whether all keep to their limits
 */
export const isDashboardLight = async (site: Site): Promise<boolean> => {
  const { browserPath, url, token } = site;
  const before = totalKb(await loadedScripts(browserPath, url + path, token));
  const all = totalKb(await loadedScripts(browserPath, url + path, token, { isReadToEnd: true }));
  const heap = await heapOverRanges(site);
  const seen = [];
  for (let count = 0; count < visits; count++) seen.push(await visit(url + path, browserPath, token));
  const measured = {
    performance: median(seen.map(({ scores }) => scores.performance)),
    contentful: median(seen.map(({ largestContentfulPaint }) => largestContentfulPaint)),
    shift: median(seen.map(({ layoutShift }) => layoutShift)),
  };
  const lines: [string, boolean][] = [
    [`${before.toFixed(1)} kB before the charts, of ${String(limits.before)}`, before <= limits.before],
    [`${all.toFixed(1)} kB with all of it, of ${String(limits.all)}`, all <= limits.all],
    [
      `performance ${String(measured.performance)}, at least ${String(limits.performance)}`,
      measured.performance >= limits.performance,
    ],
    [
      `largest paint after ${measured.contentful.toFixed(0)} ms of ${String(limits.contentful)}`,
      measured.contentful <= limits.contentful,
    ],
    [`layout shift ${measured.shift.toFixed(3)} of ${String(limits.shift)}`, measured.shift <= limits.shift],
    [
      `heap ${heap.before.toFixed(2)} MB, ${heap.after.toFixed(2)} after ${String(CHANGES)} changes of range`,
      heap.after <= heap.before * growth,
    ],
  ];
  console.log(`\nThe analytics dashboard, median of ${String(visits)} visits of a phone:`);
  for (const [line, isKept] of lines) console.log(`${line}: ${isKept ? 'kept' : 'MISSED'}`);
  return lines.every(([, isKept]) => isKept);
};
