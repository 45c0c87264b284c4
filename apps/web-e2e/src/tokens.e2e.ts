import { foreignToken, keptToken, leaveToken } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

const now = () => Math.floor(Date.now() / 1000);

test('a token of an earlier visit signs in', async ({ page, user }) => {
  await visit(page, '/home');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Logged in with JWT')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(user.displayName) })).toBeVisible();
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
