import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('a guest finds a question, leads others to it, and reads an article', async ({ page }) => {
  await visit(page, '/pages/faq');
  const questions = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(questions).toHaveCount(14);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('trash');
  await expect(page).toHaveURL(/\?q=trash$/);
  const question = page.getByRole('button', { name: 'How do I get back something that I removed?' });
  await question.click();
  await expect(page.getByText('comes back whole')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Link to this question' }).click();
  await expect(page).toHaveURL(/\?open=/);
  await page.reload();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();

  await visit(page, '/pages/knowledge-base');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Buying: See all 19 articles/ }).click();
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Create an account' })).toBeVisible();
  await expect(page).toHaveTitle(/Create an account/);
  await expectAccessible(page);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('help fits beside nothing else', async ({ page }) => {
    for (const path of ['/pages/faq', '/pages/knowledge-base']) {
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
});
