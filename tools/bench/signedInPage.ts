import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** A page of a browser without anything else kept, in which an earlier visit has left a token. */
export const signedInPage = async (
  browser: Browser,
  url: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(new URL('/api/health/live', url).href);
  await page.evaluate((kept) => {
    localStorage.setItem('jwt_access_token', kept);
  }, token);
  return page;
};

/** Opens the start and waits until it stands. */
export const openStart = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};
