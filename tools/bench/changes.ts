import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

/** How long it took from the press until what it changed was painted, in milliseconds; the browser counts in eights. */
export type Change = { name: string; ms: number };

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
/** Presses that are painted sooner the browser does not tell of. */
const least = 16;
/** Long enough for the browser to tell, and for what follows a change to be over. */
const pause = 800;

const pressed = async (page: Page, name: string, press: () => Promise<void>): Promise<Change> => {
  await page.evaluate(() => {
    Object.assign(globalThis, { longest: 0 });
  });
  await press();
  await setTimeout(pause);
  return { name, ms: await page.evaluate(() => (globalThis as unknown as { longest: number }).longest) };
};

/** Changes the layout, the scheme and the direction with the notes open, and measures how soon each is seen. */
export const measureChanges = async (browserPath: string, url: string, token: string): Promise<Change[]> => {
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
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
    const changes: Change[] = [];
    const panel = async (button: string, choices: string[]) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const content = page.getByRole('complementary', { name: button });
      await content.getByText(choices[0] ?? '', { exact: true }).waitFor();
      await setTimeout(pause);
      for (const choice of choices)
        changes.push(await pressed(page, choice, () => content.getByText(choice, { exact: true }).first().click()));
      await page.keyboard.press('Escape');
      await setTimeout(pause);
    };
    await panel('Settings', ['Layout 2', 'Layout 3', 'Layout 1', 'Boxed', 'Style 3: two levels', 'RTL']);
    await panel('Theme colour schemes', ['Ocean', 'Default']);
    return changes;
  } finally {
    await browser.close();
  }
};
