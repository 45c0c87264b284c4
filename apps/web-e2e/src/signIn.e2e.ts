import { demo, keptToken, signIn, somebody } from './fixtures/accounts';
import { isThorough } from './fixtures/isThorough';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

test('the demo admin signs in with the form', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  await signIn(page, 'admin');
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});

test('a demo account fills the form in', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByText(demo.admin.email)).toBeVisible();
  await page.getByRole('button', { name: `Use ${demo.staff.email}` }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.staff.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: / Staff$/ })).toBeVisible();
});

test('a wrong password is said at its field, and the e-mail stays', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.admin.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Check your password/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.admin.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('an unknown e-mail address is said at its field', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(somebody().email);
  await page.getByLabel('Password', { exact: true }).fill('whatever it is');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Check your email address/);
});

test('what is wrong with the input is said while typing', async ({ page }) => {
  await visit(page, '/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('nobody');
  await password.fill('abc');
  await password.blur();
  await expect(email).toHaveAccessibleDescription(/You must enter a valid email/);
  await expect(password).toHaveAccessibleDescription(/Password is too short - should be 4 chars minimum\./);
  await email.fill('');
  await password.fill('');
  await expect(email).toHaveAccessibleDescription(/You must enter a email/);
  await expect(password).toHaveAccessibleDescription(/Please enter your password\./);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
});

test('the password can be shown and hidden again', async ({ page }) => {
  await visit(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('admin');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('admin');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const service of ['Firebase', 'Auth0']) {
  test(`the ${service} tab says that it is not configured`, async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('tab', { name: service }).click();
    await expect(page.getByRole('tabpanel')).toContainText('not configured');
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveCount(0);
  });
}

test('signing in without network says so and loses nothing', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(demo.admin.email);
  await password.fill(demo.admin.password);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server was not reached.' })).toBeVisible();
  await expect(email).toHaveValue(demo.admin.email);
  await expect(password).toHaveValue(demo.admin.password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
});

test('signing in needs no mouse', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type(demo.admin.email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(demo.admin.password);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
});

/** Fills fields in one go, as a password manager does, and presses Enter in the last of them before anything can be drawn. */
const sendAtOnce = (page: Page, values: Readonly<Record<string, string>>) =>
  page.evaluate((entries) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [name, value] of entries) {
      const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!field) throw new Error(`There is no field ${name}.`);
      field.focus();
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
  }, Object.entries(values));

test('what is filled in at once and sent at once is sent, once, also by a slow machine', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be made slow.');
  test.setTimeout((isThorough ? 15 : 3) * 60_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['/api/auth', '/api/auth/sign-in', '/api/auth/register'].includes(pathname)) sent.push(pathname);
  });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const accounts = Array.from({ length: isThorough ? 20 : 4 }, () => somebody());
  for (const { displayName, email, password } of accounts) {
    sent.length = 0;
    await visit(page, '/register');
    await sendAtOnce(page, { displayName, email, password, passwordConfirm: password });
    await expect(page).not.toHaveURL(/\/register$/);
    expect(sent).toHaveLength(1);
    await visit(page, '/logout');
    await expect(page).toHaveURL(/\/login$/);
    await visit(page, '/login');
    await sendAtOnce(page, { email, password });
    // Again, out of impatience.
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login$/);
    expect(sent).toHaveLength(2);
    await visit(page, '/logout');
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('signing out forgets the token and ends at the sign-in page', async ({ page, user }) => {
  await visit(page, '/home');
  await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeNull();
});

test('who signs out while a page is being read has nothing refused', async ({ page, user }) => {
  const { promise: signedOut, resolve: letPass } = Promise.withResolvers<undefined>();
  await page.route('**/api/contacts-app/contacts', async (route) => {
    await signedOut;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/contacts-app/contacts');
  await visit(page, '/home');
  await asked;
  await page.getByRole('button', { name: new RegExp(user.displayName) }).click();
  const answered = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await answered;
  letPass(undefined);
  await expect(page).toHaveURL(/\/login$/);
  await page.unrouteAll({ behavior: 'wait' });
});
