import { demo, signIn, somebody } from './fixtures/accounts';
import { expect, test } from './fixtures/test';
import type { Page } from './fixtures/test';
import { visit } from './fixtures/visit';

const fields = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Display name' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password', { exact: true }),
  repeated: page.getByLabel(/confirm/i),
  submit: page.getByRole('button', { name: 'Register', exact: true }),
});

test('somebody registers, finds the starter content, and can sign in again', async ({ page }) => {
  const account = somebody();
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  const { name, email, password, repeated, submit } = fields(page);
  await name.fill(account.displayName);
  await email.fill(account.email);
  await password.fill(account.password);
  await repeated.fill(account.password);
  await submit.click();
  await expect(page).not.toHaveURL(/register/);
  await visit(page, '/apps/notes');
  await expect(page.getByRole('list', { name: 'Notes', exact: true }).getByRole('link').first()).toBeVisible();
  await visit(page, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, account);
});

test('an e-mail address that is in use is said at its field, and nothing is lost', async ({ page }) => {
  await visit(page, '/register');
  const { name, email, password, repeated, submit } = fields(page);
  await name.fill('Another Admin');
  await email.fill(demo.admin.email.toUpperCase());
  await password.fill('correct horse');
  await repeated.fill('correct horse');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/The email address is already in use/);
  await expect(name).toHaveValue('Another Admin');
  await expect(password).toHaveValue('correct horse');
});

test('what is wrong with the input is said while typing', async ({ page }) => {
  await visit(page, '/register');
  const { name, email, password, repeated, submit } = fields(page);
  await name.fill('A');
  await name.fill('');
  await email.fill('nobody');
  await password.fill('short');
  await repeated.fill('other');
  await repeated.blur();
  await expect(name).toHaveAccessibleDescription(/You must enter display name/);
  await expect(email).toHaveAccessibleDescription(/You must enter a valid email/);
  await expect(password).toHaveAccessibleDescription(/Password is too short - should be 8 chars minimum\./);
  await expect(repeated).toHaveAccessibleDescription(/Passwords must match/);
  await expect(submit).toBeDisabled();
});
