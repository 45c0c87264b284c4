import { signIn } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import { visit } from './fixtures/visit';

test('a guest is sent to the sign-in page and back to where the way began', async ({ page }) => {
  await visit(page, '/banking');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'admin');
  await expect(page).toHaveURL(/\/banking$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('staff may not see what is for admins', async ({ page }) => {
  await visit(page, '/auth/admin-role-example');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'staff');
  await expect(page).not.toHaveURL(/admin-role-example|login/);
  await visit(page, '/auth/staff-role-example');
  await expect(page).toHaveURL(/\/auth\/staff-role-example$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the signed-in do not see the pages for guests', async ({ asUser: page }) => {
  for (const path of ['/login', '/register', '/auth/guest-role-example']) {
    await visit(page, path);
    await expect(page, path).not.toHaveURL(new RegExp(path));
  }
});

test('an unknown path gives error 404, to guests and to the signed-in', async ({ page }) => {
  await visit(page, '/no/such/page');
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  await expect(page.getByRole('main').getByText('Error 404')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'admin');
  await visit(page, '/no/such/page');
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});
