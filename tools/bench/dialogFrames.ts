import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';

/** What somebody does with a dialog, and the longest frame of it in each load, in milliseconds. */
export type Frames = { name: string; ms: number[] };

/** How long a finger stays down. A press and a release at the same moment would be one frame. */
const press = 90;
/** What was pressed has been done by then. Nothing is looked for in the page meanwhile: that takes longer than the chat does. */
const pause = 1500;
/** The chat has been fetched, and the page has come to rest. */
const afterArrival = 5000;
const rounds = 5;
const turns = { count: 100, pixels: 600, every: 30 };

const watch = () => {
  let last = performance.now();
  const seen = { longest: 0 };
  Object.assign(globalThis, { seen });
  const look = (now: number) => {
    seen.longest = Math.max(seen.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** The longest frame since it was asked last. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { longest: number } };
    const { longest } = seen;
    seen.longest = 0;
    return Math.round(longest);
  });

const scroll = async (page: Page, pixels: number) => {
  for (let turn = 0; turn < turns.count; turn++) {
    await page.mouse.wheel(0, pixels);
    await setTimeout(turns.every);
  }
};

const round = async (browser: Browser, url: string, token: string, contact: string): Promise<[string, number][]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript((kept) => {
    localStorage.setItem('jwt_access_token', kept);
  }, token);
  await page.goto(`${url}/home`);
  const row = page.getByRole('option', { name: contact });
  await row.waitFor();
  await setTimeout(afterArrival);
  await page.evaluate(watch);
  const frames: [string, number][] = [];
  const measured = async (name: string, act: () => Promise<void>) => {
    await longest(page);
    await act();
    await setTimeout(pause);
    frames.push([name, await longest(page)]);
  };
  const open = () => row.click({ delay: press });
  await measured('opening, first after a load', open);
  await page.keyboard.press('Escape');
  await setTimeout(pause);
  await measured('opening again', open);
  await page.mouse.move(1250, 450);
  await measured('scrolling up', () => scroll(page, -turns.pixels));
  await measured('scrolling down', () => scroll(page, turns.pixels));
  await page.close();
  return frames;
};

/** Opens a dialog and scrolls in it, in a few loads, and measures the frames that are drawn meanwhile. */
export const measureDialog = async (
  browserPath: string,
  url: string,
  token: string,
  contact: string,
): Promise<Frames[]> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const all: [string, number][][] = [];
    for (let count = 0; count < rounds; count++) all.push(await round(browser, url, token, contact));
    return (all[0] ?? []).map(([name], index) => ({ name, ms: all.map((frames) => frames[index]?.[1] ?? Number.NaN) }));
  } finally {
    await browser.close();
  }
};
