import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const turns = { count: 100, every: 30 };

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

/** Begins to measure the frames of a page. */
export const watchFrames = (page: Page): Promise<void> => page.evaluate(watch);

/** The longest frame since it was asked last, in milliseconds. */
export const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { longest: number } };
    const { longest } = seen;
    seen.longest = 0;
    return Math.round(longest);
  });

const turn = async (page: Page, across: number, down: number) => {
  for (let turned = 0; turned < turns.count; turned++) {
    await page.mouse.wheel(across, down);
    await setTimeout(turns.every);
  }
};

/** Turns the wheel under the pointer a hundred times, by so many pixels each. */
export const turnWheel = (page: Page, pixels: number): Promise<void> => turn(page, 0, pixels);

/** The same to the side. */
export const turnWheelAcross = (page: Page, pixels: number): Promise<void> => turn(page, pixels, 0);
