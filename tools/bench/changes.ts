import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { median } from './median.ts';

/** How long it took from the press until what it changed was painted, in milliseconds; the browser counts in eights. */
export type Change = { name: string; ms: number };

/** Presses that are painted sooner the browser does not tell of. */
const least = 16;
/** Long enough for the browser to tell, and for what follows a change to be over. */
const pause = 800;
/** The notifications that pass by after a load have come and gone. */
const afterArrival = 17_000;
const rounds = 5;

const panels = [
  {
    button: 'Settings',
    choices: [
      'Layout 2',
      'Layout 3',
      'Layout 1',
      'Boxed',
      'Container',
      'Style 3: two levels',
      'Style 1: full',
      'RTL',
      'LTR',
    ],
  },
  { button: 'Theme colour schemes', choices: ['Ocean', 'Default'] },
];

const pressed = async (page: Page, name: string, press: () => Promise<void>): Promise<Change> => {
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 });
  });
  await press();
  await setTimeout(pause);
  return { name, ms: await page.evaluate(() => (globalThis as unknown as { longest: number }).longest) };
};

const round = async (browser: Browser, url: string, token: string): Promise<Change[]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript(
    ([kept, threshold]) => {
      localStorage.setItem('jwt_access_token', kept);
      new PerformanceObserver((list) => {
        const seen = globalThis as unknown as { longest: number };
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
    },
    [token, least] as const,
  );
  await page.goto(`${url}/apps/notes`);
  await page.getByRole('list', { name: 'Notes' }).waitFor();
  await setTimeout(afterArrival);
  const changes: Change[] = [];
  for (const { button, choices } of panels) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const content = page.getByRole('complementary', { name: button });
    await content.getByText(choices[0] ?? '', { exact: true }).waitFor();
    await setTimeout(pause);
    for (const choice of choices)
      changes.push(await pressed(page, choice, () => content.getByText(choice, { exact: true }).first().click()));
    await page.keyboard.press('Escape');
    await setTimeout(pause);
  }
  await page.close();
  return changes;
};

/**
 * Changes the layout, the scheme and the direction with the notes open, and measures how soon each is seen: the median of a few
 * loads, in each of which it is done for the first time.
 */
export const measureChanges = async (browserPath: string, url: string, token: string): Promise<Change[]> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const all: Change[][] = [];
    for (let count = 0; count < rounds; count++) all.push(await round(browser, url, token));
    return (all[0] ?? []).map(({ name }, index) => ({
      name,
      ms: median(all.map((changes) => changes[index]?.ms ?? Number.NaN)),
    }));
  } finally {
    await browser.close();
  }
};
