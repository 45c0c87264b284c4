import { keptToken, leaveToken, register, signIn, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const next = 'another horse';

test('the user menu leads to the account, where another password signs out everybody else who knew the old one', async ({
  page,
  browser,
  server,
  watch,
}) => {
  watch.allow(/400 \(Bad Request\).*change-password/);
  const ada = somebody();
  await leaveToken(page, await register(server.url, ada));
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await elsewhere.newPage();
  await signIn(other, ada);

  await visit(page, '/home');
  await page.getByRole('button', { name: new RegExp(ada.displayName) }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/apps\/account$/);
  const sessions = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByLabel('Current password').fill('a guess');
  await page.getByLabel('New password', { exact: false }).first().fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other).toHaveURL(/\/login$/);

  await signIn(other, { ...ada, password: next });
  await page.reload();
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();
});

test('another name and a picture are there at once, everywhere, and after a reload', async ({ asUser: page }) => {
  await visit(page, '/apps/account');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ada Renamed');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name and picture were saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ada Renamed/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Ada Renamed/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeVisible();
});

test('one signs out everywhere, and is a guest everywhere', async ({ page, browser, server }) => {
  const ada = somebody();
  await leaveToken(page, await register(server.url, ada));
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await elsewhere.newPage();
  await signIn(other, ada);
  await visit(page, '/apps/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeNull();
  await elsewhere.close();
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all of it fits beside nothing else', async ({ asUser: page }) => {
    await visit(page, '/apps/account');
    await expect(page.getByRole('listitem').filter({ hasText: 'هذا الجهاز' })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
