import { setScheme } from './fixtures/settings';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

declare global {
  var schemesSeen: Set<string | undefined>;
}

test('a reload is in the colours of the user from the first paint on, and never in others', async ({
  asUser: page,
}) => {
  await setScheme(page, 'plumDark');
  await visit(page, '/home');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-scheme', 'plumDark');
  // What the next visit starts with is kept once the colours have been fetched.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ezone.paint'))).toContain('plumDark');

  await page.addInitScript(() => {
    globalThis.schemesSeen = new Set();
    const look = () => {
      if (document.body) globalThis.schemesSeen.add(document.documentElement.dataset['scheme']);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...globalThis.schemesSeen])).toEqual(['plumDark']);
  const ground = await html.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#/);
  expect(ground).not.toBe('rgb(247, 249, 253)');
});

test('another scheme leaves what is typed as it is', async ({ asUser: page }) => {
  await setScheme(page, 'ocean');
  await visit(page, '/apps/notes');
  const search = page.getByRole('searchbox');
  await search.fill('harbour');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'oceanDark');
  await expect(search).toHaveValue('harbour');
});
