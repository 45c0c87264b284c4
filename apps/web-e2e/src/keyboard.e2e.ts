import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';

test('keys lead to pages, open panels and fold the menu, and the list of them says so', async ({ asUser: page }) => {
  await page.goto('/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Unfold menu' })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByRole('complementary', { name: 'Quick panel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('New note')).toBeVisible();
  await expectAccessible(page);
});

test('single keys can be switched off', async ({ asUser: page }) => {
  await page.goto('/home');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Keys without Ctrl or ⌘').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('[');
  await page.reload();
  await page.getByRole('main').focus();
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Fold menu' })).toBeVisible();
});
