import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('what is in several apps is found on one page, and opened', async ({ asUser: page }) => {
  await visit(page, '/pages/search/classic');
  await expect(page.getByRole('searchbox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type('harbour');
  await expect(page).toHaveURL(/\?q=harbour$/);
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link', { name: 'Harbour at Dawn' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Products \d/ }).click();
  await expect(page).toHaveURL(/type=product/);
  await results.getByRole('link', { name: 'Harbour at Dawn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour at Dawn' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Products \d/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('link', { name: 'By kind' }).click();
  await expect(page.getByRole('region', { name: /^Products \d/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is found fits beside nothing else', async ({ asUser: page }) => {
    for (const kind of ['classic', 'modern']) {
      await visit(page, `/pages/search/${kind}?q=harbour`);
      await expect(page.getByRole('link', { name: 'Harbour at Dawn' })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});
