import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('a token is made for a script, is good for what was chosen, and for nothing once it is revoked', async ({
  asUser: page,
  server,
}) => {
  await visit(page, '/apps/account');
  await page.getByRole('link', { name: 'Manage tokens' }).click();
  await expect(page).toHaveURL(/\/apps\/account\/tokens$/);
  await expect(page.getByText('You have no tokens.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New token' }).click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByRole('button', { name: 'Make token' }).click();
  await expect(form.getByText('Choose at least one thing that it may do.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Nightly backup');
  await form.getByText('365 days').click();
  await form.getByRole('checkbox', { name: 'Notes: read' }).press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make token' }).click();

  const made = page.getByRole('dialog', { name: 'Your new token' });
  const token = await made.getByRole('textbox', { name: 'Token' }).inputValue();
  await expectAccessible(page);
  await made.getByRole('button', { name: 'Done' }).click();
  const statusOf = async (path: string) =>
    (await fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await Promise.all(['notes-app/notes', 'todo-app/todos', 'auth/api-tokens'].map(statusOf))).toEqual([
    200, 403, 403,
  ]);

  await page.reload();
  const tokens = page.getByRole('list', { name: 'Your API tokens' });
  await expect(tokens.getByRole('listitem')).toContainText(['Notes (read)']);
  await expect(tokens.getByRole('listitem')).toContainText(['Last used on']);
  await expect(page.getByText(token)).toHaveCount(0);
  await tokens.getByRole('button', { name: 'Revoke Nightly backup' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('You have no tokens.')).toBeVisible();
  expect(await statusOf('notes-app/notes')).toBe(401);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a token is made, and nothing leads sideways', async ({ asUser: page }) => {
    const expectNoScroll = async () => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    };
    await visit(page, '/apps/account/tokens');
    await expectNoScroll();
    await page.getByRole('button', { name: 'رمز جديد' }).click();
    await page.getByRole('textbox', { name: 'الاسم' }).fill('نسخة احتياطية');
    await page.getByRole('checkbox', { name: 'كل التطبيقات: قراءة' }).press('Space');
    await expectNoScroll();
    await page.getByRole('button', { name: 'إنشاء الرمز' }).click();
    await expect(page.getByRole('textbox', { name: 'الرمز' })).toHaveValue(/^ezone_/);
    await expectNoScroll();
    await page.getByRole('button', { name: 'تم' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'نسخة احتياطية' })).toBeVisible();
    await expectNoScroll();
    await expectAccessible(page);
  });
});
