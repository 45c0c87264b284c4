import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('Arabic is chosen, runs from right to left, and stays over a reload', async ({ asUser: page }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: /language|English/i }).click();
  const arabic = page.getByRole('menuitemradio', { name: 'العربية' });
  // For a voice that reads it.
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await arabic.click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
});

test.describe('in a Turkish browser', () => {
  test.use({ locale: 'tr-TR' });
  test('the first visit is in Turkish', async ({ page }) => {
    await visit(page, '/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  });
});

test.describe('in an Arabic browser', () => {
  test.use({ locale: 'ar-EG' });
  test('the direction stands before the first paint', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl', { timeout: 1 });
  });
});

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' });
  test('the first visit is in English', async ({ page }) => {
    await visit(page, '/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});
