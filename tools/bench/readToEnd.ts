import type { Page } from '@playwright/test';

/** Part of the height of a window that is turned at once. */
const TURN = 0.7;

/** Scrolls a page to its end as somebody who reads it does, and waits each time for what comes with it. */
export const readToEnd = async (page: Page, isQuiet: () => Promise<void>): Promise<void> => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  const placeOfEnd = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
  for (let before = Infinity, now = await placeOfEnd(); now < before; now = await placeOfEnd()) {
    before = now;
    await page.mouse.wheel(0, height * TURN);
    await isQuiet();
  }
};
