import { foreignToken, keptToken, leaveToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const now = () => Math.floor(Date.now() / 1000);

test('a token of an earlier visit signs in', async ({ page, user }) => {
  await visit(page, '/home');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(user.displayName) })).toBeVisible();
  // It is said once in a session of the browser.
  await visit(page, '/home');
  await expect(page.getByText('Logged in with JWT')).toHaveCount(0);
});

test('an expired token is named, and one signs in again', async ({ page }) => {
  await leaveToken(page, foreignToken(now() - 60));
  await visit(page, '/banking');
  await expect(page.getByText('access_token expired')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeNull();
});

test('a forged token opens nothing', async ({ page, watch }) => {
  watch.allow(/status of 401/);
  await leaveToken(page, foreignToken(now() + 3600));
  await visit(page, '/banking');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Invalid access_token|Failed to login with token/)).toBeVisible();
  expect(await keptToken(page)).toBeNull();
});

test('a token that is no token opens nothing', async ({ page }) => {
  await leaveToken(page, 'nonsense');
  await visit(page, '/banking');
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptToken(page)).toBeNull();
});

test('a token revoked elsewhere ends the session at once, with the reason', async ({ asUser: page, watch }) => {
  watch.allow(/status of 401/);
  await visit(page, '/home');
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
  const signedOut = await page.request.post('/api/auth/sign-out', {
    headers: { authorization: `Bearer ${(await keptToken(page)) ?? ''}` },
  });
  expect(signedOut.ok()).toBe(true);
  await expect(page.getByText('Invalid access_token')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('signing out in one tab is said in the other, which comes back to its page', async ({ asUser: page, user }) => {
  // The server refuses what is still on its way when the token is revoked.
  const counted = ['/api/mail-app/unread', '/api/todo-app/due'].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path),
  );
  await visit(page, '/ezone?tab=2');
  await Promise.all(counted);
  const other = await page.context().newPage();
  await visit(other, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByText(/^You were signed out in another tab\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/ezone\?tab=2$/);
});

test('a browser that keeps nothing says so where one signs in', async ({ page, user }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
  });
  await visit(page, '/home');
  await expect(page.getByRole('main').getByText(/^This browser keeps nothing for Ezone:/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('a server that is away when Ezone starts is found again without a word from anybody', async ({
  asUser: page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 503/);
  await page.route('**/api/auth/access-token', (route) => route.fulfill({ status: 503, body: 'Away' }));
  await visit(page, '/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Ezone cannot be reached' })).toBeVisible();
  await page.unroute('**/api/auth/access-token');
  await expect(page.getByRole('heading', { level: 1, name: 'Ezone cannot be reached' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
});
