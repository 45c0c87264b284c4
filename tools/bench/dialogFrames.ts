import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { longestFrame, turnWheel, watchFrames } from './frames.ts';

/** What somebody does with a dialog, and the longest frame of it in each load, in milliseconds. */
export type Frames = { name: string; ms: number[] };

/** How long a finger stays down. A press and a release at the same moment would be one frame. */
const press = 90;
/** What was pressed has been done by then. Nothing is looked for in the page meanwhile: that takes longer than the chat does. */
const pause = 1500;
/** The chat has been fetched, and the page has come to rest. */
const afterArrival = 5000;
const rounds = 5;
/** Pixels that a turn of the wheel scrolls. */
const TURN = 600;

const round = async (browser: Browser, url: string, token: string, contact: string): Promise<[string, number][]> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await page.addInitScript((kept) => {
    localStorage.setItem('jwt_access_token', kept);
  }, token);
  await page.goto(`${url}/home`);
  const row = page.getByRole('option', { name: contact });
  await row.waitFor();
  await setTimeout(afterArrival);
  await watchFrames(page);
  const frames: [string, number][] = [];
  const measured = async (name: string, act: () => Promise<void>) => {
    await longestFrame(page);
    await act();
    await setTimeout(pause);
    frames.push([name, await longestFrame(page)]);
  };
  const open = () => row.click({ delay: press });
  await measured('opening, first after a load', open);
  await page.keyboard.press('Escape');
  await setTimeout(pause);
  await measured('opening again', open);
  await page.mouse.move(1250, 450);
  await measured('scrolling up', () => turnWheel(page, -TURN));
  await measured('scrolling down', () => turnWheel(page, TURN));
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
