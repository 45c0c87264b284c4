import { leaveToken, register, signIn, somebody } from './fixtures/accounts';
import { expectAccessible } from './fixtures/expectAccessible';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('an administrator keeps somebody out, lets her in again, and gives her another role', async ({
  page,
  browser,
  server,
}) => {
  const grace = somebody('Grace Journey');
  await register(server.url, grace);
  await leaveToken(page, await register(server.url, somebody()));
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await elsewhere.newPage();
  await signIn(other, grace);

  await visit(page, '/apps/admin');
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type(grace.email);
  await page.getByRole('link', { name: /Grace Journey/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Journey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText(/is disabled and signed out/)).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);

  await other.getByRole('textbox', { name: 'Email' }).fill(grace.email);
  await other.getByLabel('Password', { exact: true }).fill(grace.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('This account has been disabled.')).toBeVisible();

  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText(/may sign in again/)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Role' }).getByText('Staff').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByText(/now has the role Staff/)).toBeVisible();

  await signIn(other, grace);
  await other.goto('/apps/admin');
  await expect(other).not.toHaveURL(/\/apps\/admin/);
  await elsewhere.close();
});

test('an administrator invites somebody by keyboard, who chooses a password and signs in', async ({
  page,
  browser,
  server,
}) => {
  await leaveToken(page, await register(server.url, somebody()));
  const grace = somebody('Grace New');
  await visit(page, `/apps/admin?q=${encodeURIComponent(grace.email)}`);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Invite somebody' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(grace.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(grace.displayName);
  await page.keyboard.press('Enter');
  // The server of a journey sends no mail, and says where the link is.
  await expect(page.getByText(/is in the log of this server/)).toBeVisible();
  const row = page.getByRole('list', { name: 'Users by name' }).getByRole('listitem');
  await expect(row).toContainText('Invited');
  await expectAccessible(page);

  const links = () => server.output.match(/\/invitation#token=[\w-]+/g) ?? [];
  await expect.poll(() => links().length).toBeGreaterThan(0);
  const first = links().at(-1) ?? '';
  await row.getByRole('button', { name: /another link/ }).click();
  await expect.poll(() => links().at(-1)).not.toBe(first);
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const other = await elsewhere.newPage();
  const choose = async (link: string) => {
    await other.goto('/');
    await other.goto(link);
    await other.getByLabel('Password', { exact: true }).fill(grace.password);
    await other.getByLabel('Confirm password').fill(grace.password);
    await other.keyboard.press('Enter');
  };
  await choose(first);
  await expect(other.getByRole('alert')).toContainText('This link is not valid any more');
  await choose(links().at(-1) ?? '');
  await expect(other.getByText('Your password is set. Sign in with it.')).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await signIn(other, grace);
  await elsewhere.close();

  await page.reload();
  await expect(row).toContainText(grace.email);
  await expect(row).not.toContainText('Invited');
});

test('an administrator withdraws an invitation, and can invite the same address again', async ({ page, server }) => {
  await leaveToken(page, await register(server.url, somebody()));
  const grace = somebody('Grace Withdrawn');
  const list = `/apps/admin?q=${encodeURIComponent(grace.email)}`;
  await visit(page, list);
  const invite = async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('textbox', { name: /E-mail address/ }).fill(grace.email);
    await dialog.getByRole('textbox', { name: /Name/ }).fill(grace.displayName);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  };
  await invite();
  await page.getByRole('link', { name: /Grace Withdrawn/ }).click();
  await expect(page.getByRole('region', { name: 'Invitation' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/The invitation of .*Grace Withdrawn.* was withdrawn/)).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/admin$/);
  await invite();
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, list);
  await expect(page.getByRole('list', { name: 'Users by name' }).getByRole('listitem')).toContainText('Invited');
});

test('an administrator follows in the audit log what was done, and saves it as a table', async ({ page, server }) => {
  const grace = somebody('Grace Recorded');
  await register(server.url, grace);
  await leaveToken(page, await register(server.url, somebody()));
  await visit(page, `/apps/admin?q=${encodeURIComponent(grace.email)}`);
  await page.getByRole('link', { name: /Grace Recorded/ }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'What was recorded of this user' }).click();
  const entries = page.getByRole('list', { name: 'Entries, the latest first' }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Signed a user out everywhere');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Action' }).selectOption('Registered');
  await expect(entries).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table' }).click();
  expect((await download).suggestedFilename()).toBe('audit-log.csv');
  await expect(page.getByText('1 entry was saved.')).toBeVisible();
});

test('an administrator sees how the server is, and no secret of it', async ({ asUser: page }) => {
  await visit(page, '/apps/admin/system');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health).toContainText(/Ezone \d+\.\d+\.\d+/);
  await expect(page.getByRole('region', { name: 'Background work' })).toContainText('audit entries');
  await expectAccessible(page);
});

test.describe('in Arabic, on a phone', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ['/apps/admin', '/apps/admin/audit-log', '/apps/admin/system']) {
    test(`${path} fits beside nothing else`, async ({ asUser: page }) => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
});
