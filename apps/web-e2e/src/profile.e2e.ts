import { leaveToken, register, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

test('the user menu leads to the profile, and each view of it has an address', async ({ page, user }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/pages\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: user.displayName })).toBeVisible();
  const posts = page.getByRole('region', { name: 'Posts' });
  const hills = posts.getByRole('article').filter({ hasText: 'Two days in the hills' });
  await expect(hills).toBeVisible();
  await expect(posts.getByText('Tell us the idea, or we will keep guessing all week.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Photos & Videos' }).click();
  await expect(page.getByRole('region', { name: 'Autumn walks' }).getByRole('figure')).toHaveCount(4);
  await expectAccessible(page);
  await page.goBack();
  await expect(hills).toBeVisible();

  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByText('Design lead')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Design lead')).toBeVisible();
  await expectAccessible(page);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all of it fits beside nothing else', async ({ asUser: page }) => {
    for (const view of ['timeline', 'photos', 'about']) {
      await visit(page, `/pages/profile?view=${view}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});

test('one posts, another one likes it and says something, and both see it at once and after a reload', async ({
  page,
  browser,
  server,
  watch,
}) => {
  const [ada, bob] = [somebody(), somebody()];
  await leaveToken(page, await register(server.url, ada));
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'ar',
    viewport: { width: 390, height: 844 },
  });
  const other = await context.newPage();
  await leaveToken(other, await register(server.url, bob));
  await visit(page, '/pages/profile');
  await visit(other, '/pages/profile');

  // What is half written is there after a reload.
  const line = page.getByRole('textbox', { name: 'What is on your mind?' });
  await line.fill('The first snow is here.');
  await page.reload();
  await expect(line).toHaveValue('The first snow is here.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const mine = (of: Page) => of.getByRole('article').filter({ hasText: 'The first snow is here.' });
  await expect(mine(other)).toBeVisible();

  // Somebody else's can be liked and talked about, and not removed.
  await expect(mine(other).getByRole('button', { name: 'احذف المنشور' })).toHaveCount(0);
  await mine(other).getByRole('button', { name: 'أعجبني' }).click();
  await mine(other).getByRole('textbox', { name: 'اكتب تعليقًا' }).fill('جميل!');
  await other.keyboard.press('Control+Enter');
  await expect(mine(page).getByText('1 like')).toBeVisible();
  await expect(mine(page).getByText('جميل!')).toBeVisible();

  // Without a network a like waits, and is there once it is back.
  watch.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.context().setOffline(true);
  await mine(page).getByRole('button', { name: 'Like' }).click();
  await expect(mine(page).getByText('2 likes')).toBeVisible();
  await page.context().setOffline(false);
  await other.reload();
  await expect(mine(other).getByRole('button', { name: 'أعجبني', pressed: true })).toBeVisible();
  await expect(mine(other)).toContainText('إعجابان');

  // Removed, and back.
  await mine(page).getByRole('button', { name: 'Remove the post' }).click();
  await expect(mine(other)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(mine(other).getByText('جميل!')).toBeVisible();
  await expectAccessible(other);
  await context.close();
});
