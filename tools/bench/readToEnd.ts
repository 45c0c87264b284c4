import type { Page } from '@playwright/test';

/** Part of the height of a window that is turned at once. */
const TURN = 0.7;

/** Scrolls a page to its end as somebody who reads it does, and waits each time for what comes with it. */
export const readToEnd = async (page: Page, isQuiet: () => Promise<void>): Promise<void> => {
  const { height = 0 } = page.viewportSize() ?? {};
  // At the edge: what is pointed at may fetch what it opens.
  const { x = 0 } = (await page.locator('main').boundingBox()) ?? {};
  await page.mouse.move(x + 2, height / 2);
  // Its beginning: its end goes away where something comes that is higher than the room that was left for it.
  const placeOfStart = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  for (let before = Infinity, now = await placeOfStart(); now < before; now = await placeOfStart()) {
    before = now;
    await page.mouse.wheel(0, height * TURN);
    await isQuiet();
  }
};
