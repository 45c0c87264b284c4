import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('the user menu leads to the profile, and each view of it has an address', async ({ page, user }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/pages\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: user.displayName })).toBeVisible();
  const posts = page.getByRole('region', { name: 'Posts' });
  await expect(posts.getByRole('article')).toHaveCount(4);
  await expect(posts.getByText('Tell us the idea, or we will keep guessing all week.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Photos & Videos' }).click();
  await expect(page.getByRole('region', { name: 'Autumn walks' }).getByRole('figure')).toHaveCount(4);
  await expectAccessible(page);
  await page.goBack();
  await expect(posts.getByRole('article')).toHaveCount(4);

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
