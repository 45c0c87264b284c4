import { readFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { filesOfPages, storybookId } from '#documentation/storybookAddresses';

type Entry = { id: string; title: string; type: 'story' | 'docs'; tags: string[] };

const { entries } = JSON.parse(readFileSync(`${import.meta.dirname}/../dist/storybook/index.json`, 'utf8')) as {
  entries: Record<string, Entry>;
};
/** The pages that somebody wrote; others are made of stories, which are tested one by one. */
const pages = Object.values(entries).filter(({ tags }) => tags.some((tag) => tag.endsWith('-mdx')));

/** Storybook's own channel and preview, as a page of it has them. */
type StorybookWindow = {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (event: string, value: unknown) => void;
    last: (event: string) => unknown[] | undefined;
  };
  /** What stands in the page. */
  __STORYBOOK_PREVIEW__: { storyRenders: { phase: string }[] };
};

/** One document for each worker, which goes from page to page: what the browser has fetched and compiled serves all of them. */
const test = base.extend<object, { browsed: { page: Page; complaints: string[] } }>({
  browsed: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      // A story in a window of its own would start all of Storybook once more; it is tested as a story.
      await page.route(/[?&]embed=true/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await use({ page, complaints });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** What Storybook says of a page that it has drawn with all that stands in it, or could not draw. Runs in the page. */
const outcomeOf = (id: string): string | false => {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    globalThis as unknown as StorybookWindow;
  const failure = ['storyMissing', 'storyErrored', 'storyThrewException'].find((event) => channel?.last(event));
  if (failure !== undefined) return failure;
  if (channel?.last('docsRendered')?.[0] !== id) return false;
  const phases = preview.storyRenders.map(({ phase }) => phase);
  if (phases.includes('errored')) return 'a story failed';
  const places = document.querySelectorAll('[data-story-block] > [data-name]');
  return phases.length === places.length && phases.every((phase) => phase === 'finished') && 'drawn';
};

for (const { id, title } of pages) {
  test(title, async ({ browsed: { page, complaints }, baseURL }) => {
    if (page.url() === 'about:blank') await page.goto(`${String(baseURL)}iframe.html?viewMode=docs&id=${id}`);
    else
      await page.evaluate((storyId) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
        channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }, id);
    const outcome = await page.waitForFunction(outcomeOf, id);
    expect(await outcome.jsonValue()).toBe('drawn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a page and its code follow the scheme of the toolbar', async ({ page }) => {
  await page.goto('./iframe.html?viewMode=docs&id=guides-development-testing--documentation');
  const [ground, code] = [page.locator('.sbdocs-wrapper'), page.getByRole('figure').first()];
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(code).toBeVisible();
  const light = await colorOf(ground);
  await expect(code).toHaveCSS('background-color', light);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
    channel?.emit('updateGlobals', { globals: { scheme: 'defaultDark' } });
  });
  await expect(ground).not.toHaveCSS('background-color', light);
  await expect(code).toHaveCSS('background-color', await colorOf(ground));
});

test('what the app has at an address is a page of Storybook, too', () => {
  const ids = pages.map(({ id }) => id);
  const lost = filesOfPages().filter(({ file }) => !ids.includes(storybookId(file)));
  expect(lost.map(({ path }) => path)).toEqual([]);
});
