import { chromium } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { browserArgs } from './browserArgs.ts';
import { quietOf } from './quietOf.ts';
import { readToEnd } from './readToEnd.ts';
import type { LoadedScript } from './scripts.ts';

const toScript = async (response: Response): Promise<LoadedScript> => ({
  path: new URL(response.url()).pathname,
  bytes: (await response.request().sizes()).responseBodySize,
  encoding: (await response.headerValue('content-encoding')) ?? '',
});

export type LoadOptions = {
  /** A key that is pressed once the page stands; what comes then counts, too. */
  press?: string;
  /** Whether the page is read to its end; what comes as it nears counts, too. */
  isReadToEnd?: boolean;
  /** Scripts that do not come. */
  without?: RegExp;
};

/**
 * Opens a page with an empty cache and answers the scripts that it loaded until its heading stood and the network was quiet,
 * without those that wait until the browser is idle: nobody waits for them.
 * `token` is left in the browser first, as an earlier visit would have.
 */
export const loadedScripts = async (
  browserPath: string,
  url: string,
  token?: string,
  { press, isReadToEnd = false, without }: LoadOptions = {},
): Promise<LoadedScript[]> => {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserArgs });
  try {
    const page: Page = await browser.newPage();
    if (token !== undefined) {
      await page.goto(new URL('/api/health/live', url).href);
      await page.evaluate((kept) => {
        localStorage.setItem('jwt_access_token', kept);
      }, token);
    }
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    if (without) await page.route(without, (route) => route.abort());
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) responses.push(response);
    });
    const isQuiet = quietOf(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}.`);
    if (press !== undefined) {
      await page.keyboard.press(press);
      await page.getByRole('textbox').first().waitFor();
      await isQuiet();
    }
    if (isReadToEnd) await readToEnd(page, isQuiet);
    const once = new Map(responses.map((response) => [response.url(), response]));
    return await Promise.all([...once.values()].map(toScript));
  } finally {
    await browser.close();
  }
};
